"""A member of a Matrix room with a client library that others wrote, told what to do line by line.

Each line of the input is a JSON object like {"do": "send", "room": ..., "body": ..., "thread": ...}.
Each is answered by one line {"done": ...} or {"failed": ...}; events that come meanwhile are lines
{"event": ...}. It ends with its input.
"""

import asyncio
import json
import sys

import nio


def tell(line):
    print(json.dumps(line), flush=True)


class Member:
    """One session."""

    client = None

    async def login(self, server, user, password):
        self.client = nio.AsyncClient(server, user)
        answer = await self.client.login(password)
        if isinstance(answer, nio.LoginResponse):
            await self.client.sync(timeout=0)
            self.client.add_event_callback(self.hear, nio.Event)
            self.syncing = asyncio.create_task(self.client.sync_forever(timeout=10000))
        return answer

    async def hear(self, room, event):
        tell({"event": {**event.source, "room_id": room.room_id}})

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
        return await self.client.room_send(room, "m.room.message", content)

    async def react(self, room, event, key):
        relation = {"rel_type": "m.annotation", "event_id": event, "key": key}
        return await self.client.room_send(room, "m.reaction", {"m.relates_to": relation})

    async def download(self, address):
        return await self.client.download(address)


ORDERS = {"login", "join", "send", "react", "download"}


def outcome(answer):
    """What a response of nio says, as a line."""
    if isinstance(answer, nio.ErrorResponse):
        return {"failed": str(answer)}
    done = {"event_id": getattr(answer, "event_id", None)}
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
