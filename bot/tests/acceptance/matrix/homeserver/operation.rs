//! Which requests there are.

/// A client's request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    Versions,
    LoginFlows,
    Login,
    Register,
    Logout,
    WhoAmI,
    Profile,
    Rename,
    AccountData,
    KeepAccountData,
    Sync,
    CreateRoom,
    Join,
    Invite,
    Leave,
    Kick,
    Ban,
    Upgrade,
    Directory,
    JoinedRooms,
    JoinedMembers,
    Members,
    Send,
    Redact,
    Messages,
    Event,
    State,
    AllState,
    SetState,
    Upload,
    Download,
}

impl Operation {
    /// The operation of a request, and what its path names. The path is without slashes, and with
    /// its escapes undone.
    pub fn of(method: &str, path: &[String]) -> Option<(Self, Vec<String>)> {
        use Operation::*;
        let path: Vec<_> = path.iter().map(String::as_str).collect();
        let (operation, named): (_, &[&str]) = match (method, path.as_slice()) {
            ("GET", ["_matrix", "client", "versions"]) => (Versions, &[]),
            ("POST", ["_matrix", "media", "v3", "upload"]) => (Upload, &[]),
            ("GET", ["_matrix", "client", "v1", "media", "download", named @ ..]) => {
                (Download, named)
            }
            (_, ["_matrix", "client", "v3" | "r0", rest @ ..]) => {
                return Self::of_client(method, rest);
            }
            _ => return None,
        };
        Some((operation, named.iter().map(|&it| it.to_owned()).collect()))
    }

    fn of_client(method: &str, path: &[&str]) -> Option<(Self, Vec<String>)> {
        use Operation::*;
        let (operation, named) = match (method, path) {
            ("GET", ["login"]) => (LoginFlows, vec![]),
            ("POST", ["login"]) => (Login, vec![]),
            ("POST", ["register"]) => (Register, vec![]),
            ("POST", ["logout"]) => (Logout, vec![]),
            ("GET", ["account", "whoami"]) => (WhoAmI, vec![]),
            ("GET", ["profile", user]) => (Profile, vec![*user]),
            ("GET", ["profile", user, "displayname"]) => (Profile, vec![*user]),
            ("PUT", ["profile", user, "displayname"]) => (Rename, vec![*user]),
            ("GET", ["user", user, "account_data", kind]) => (AccountData, vec![*user, *kind]),
            ("PUT", ["user", user, "account_data", kind]) => (KeepAccountData, vec![*user, *kind]),
            ("GET", ["sync"]) => (Sync, vec![]),
            ("POST", ["createRoom"]) => (CreateRoom, vec![]),
            ("POST", ["join", room] | ["rooms", room, "join"]) => (Join, vec![*room]),
            ("POST", ["rooms", room, "invite"]) => (Invite, vec![*room]),
            ("POST", ["rooms", room, "leave"]) => (Leave, vec![*room]),
            ("POST", ["rooms", room, "kick"]) => (Kick, vec![*room]),
            ("POST", ["rooms", room, "ban"]) => (Ban, vec![*room]),
            ("POST", ["rooms", room, "upgrade"]) => (Upgrade, vec![*room]),
            ("GET", ["directory", "room", alias]) => (Directory, vec![*alias]),
            ("GET", ["joined_rooms"]) => (JoinedRooms, vec![]),
            ("GET", ["rooms", room, "joined_members"]) => (JoinedMembers, vec![*room]),
            ("GET", ["rooms", room, "members"]) => (Members, vec![*room]),
            ("PUT", ["rooms", room, "send", kind, _]) => (Send, vec![*room, *kind]),
            ("PUT", ["rooms", room, "redact", event, _]) => (Redact, vec![*room, *event]),
            ("GET", ["rooms", room, "messages"]) => (Messages, vec![*room]),
            ("GET", ["rooms", room, "event", event]) => (Event, vec![*room, *event]),
            ("GET", ["rooms", room, "state"]) => (AllState, vec![*room]),
            ("GET", ["rooms", room, "state", kind]) => (State, vec![*room, *kind, ""]),
            ("GET", ["rooms", room, "state", kind, key]) => (State, vec![*room, *kind, *key]),
            ("PUT", ["rooms", room, "state", kind]) => (SetState, vec![*room, *kind, ""]),
            ("PUT", ["rooms", room, "state", kind, key]) => (SetState, vec![*room, *kind, *key]),
            _ => return None,
        };
        Some((operation, named.into_iter().map(str::to_owned).collect()))
    }

    /// Whether it is answered without a token.
    pub fn is_open(self) -> bool {
        use Operation::*;
        matches!(self, Versions | LoginFlows | Login | Register)
    }
}
