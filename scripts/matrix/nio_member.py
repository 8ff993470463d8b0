"""A member of a Matrix room with a client library that others wrote, told what to do line by line.

Each line of the input is a JSON object like {"do": "send", "room": ..., "body": ..., "thread": ...}.
Each is answered by one line {"done": ...} or {"failed": ...}; events that come meanwhile are lines
{"event": ...}. It ends with its input.
"""

import asyncio
import json
import sys
import uuid

import nio
from nio.client import async_client
from nio.crypto.attachments import decrypt_attachment


def tell(line):
    print(json.dumps(line), flush=True)


class Member:
    """One session."""

    client = None

    async def login(self, server, user, password, keys=None):
        """With a folder for its keys the session reads and writes in encrypted rooms."""
        config = nio.AsyncClientConfig(encryption_enabled=keys is not None)
        self.client = nio.AsyncClient(server, user, store_path=keys or "", config=config)
        answer = await self.client.login(password)
        if isinstance(answer, nio.LoginResponse):
            await self.client.sync(timeout=0)
            self.client.add_event_callback(self.hear, nio.Event)
            self.syncing = asyncio.create_task(self.client.sync_forever(timeout=10000))
        return answer

    async def hear(self, room, event):
        known = {"room_id": room.room_id, "decrypted": event.decrypted}
        known |= {"event_id": event.event_id, "sender": event.sender}
        tell({"event": {**event.source, **known}})

    async def create(self, invite, encrypted=True, direct=False):
        state = []
        if encrypted:
            content = {"algorithm": "m.megolm.v1.aes-sha2"}
            state.append({"type": "m.room.encryption", "state_key": "", "content": content})
        return await self.client.room_create(
            invite=invite, is_direct=direct, initial_state=state
        )

    async def encrypt(self, room):
        content = {"algorithm": "m.megolm.v1.aes-sha2"}
        return await self.client.room_put_state(room, "m.room.encryption", content)

    async def hold(self, user):
        """What is for somebody's devices, such as keys, is held back from now on."""
        send = async_client.Api.to_device

        def held(token, kind, content, number):
            mine = content["messages"].pop(user, None)
            if mine:
                self.held.append((kind, {"messages": {user: mine}}))
            return send(token, kind, content, number)

        self.held, self.send_to_devices = [], send
        async_client.Api.to_device = held

    async def release(self):
        """What was held back goes out."""
        async_client.Api.to_device = self.send_to_devices
        for kind, content in self.held:
            token = self.client.access_token
            order = self.send_to_devices(token, kind, content, str(uuid.uuid4()))
            answer = await self.client._send(nio.ToDeviceResponse, *order, response_data=(None,))
        return answer

    async def join(self, room):
        return await self.client.join(room)

    async def send(self, room, body, thread=None, reply=None, edit=None, mention=None):
        content = {"msgtype": "m.text", "body": body}
        if mention:
            content["m.mentions"] = {"user_ids": [mention]}
        if thread:
            content["m.relates_to"] = {"rel_type": "m.thread", "event_id": thread}
        if reply:
            content.setdefault("m.relates_to", {})["m.in_reply_to"] = {"event_id": reply}
        if edit:
            content = {
                **content,
                "body": "* " + body,
                "m.new_content": content,
                "m.relates_to": {"rel_type": "m.replace", "event_id": edit},
            }
        return await self.post(room, "m.room.message", content)

    async def post(self, room, kind, content):
        """Devices of others count, whether somebody has verified them or not."""
        return await self.client.room_send(room, kind, content, ignore_unverified_devices=True)

    async def react(self, room, event, key):
        relation = {"rel_type": "m.annotation", "event_id": event, "key": key}
        return await self.post(room, "m.reaction", {"m.relates_to": relation})

    async def download(self, address):
        return await self.client.download(address)

    async def open(self, file):
        """A sealed file: what the homeserver has of it, and what is in it."""
        answer = await self.client.download(file["url"])
        sealed = answer.body
        key, hashes = file["key"]["k"], file["hashes"]["sha256"]
        answer.body = decrypt_attachment(sealed, key, hashes, file["iv"])
        answer.content_type = answer.body[:4].hex() + " " + sealed[:4].hex()
        return answer


ORDERS = {
    *("login", "create", "encrypt", "hold", "release", "join", "send", "post", "react", "download"),
    "open",
}


def outcome(answer):
    """What a response of nio says, as a line."""
    if isinstance(answer, nio.ErrorResponse):
        return {"failed": str(answer)}
    done = {"event_id": getattr(answer, "event_id", None)}
    if isinstance(answer, nio.RoomCreateResponse):
        done["room_id"] = answer.room_id
    if isinstance(answer, nio.DownloadResponse):
        done["size"], done["content_type"] = len(answer.body), answer.content_type
    return {"done": done}


async def main():
    member = Member()
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = json.loads(line)
        name = order.pop("do")
        if name not in ORDERS:
            tell({"failed": f"there is no order {name}"})
            continue
        tell(outcome(await getattr(member, name)(**order)))
    if member.client:
        member.syncing.cancel()
        await member.client.close()


asyncio.run(main())
