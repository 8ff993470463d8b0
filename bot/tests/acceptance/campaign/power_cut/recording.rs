//! A program's writes to its files, in order, and the part of them that a disk may have when the power fails.

use rand::RngExt;
use rand::rngs::StdRng;
use std::collections::BTreeMap;

/// A disk writes so many bytes wholly or not at all.
const SECTOR: usize = 512;

/// A file, by the event with which it was made; a name can be that of several, one after the other.
type File = usize;

/// Something that was done.
#[derive(Debug)]
enum Event {
    /// A program has begun.
    Begun,
    /// A file was made under a name.
    Made(File, String),
    /// A name is gone.
    Unlinked(String),
    Written(File, usize, Vec<u8>),
    Cut(File, usize),
    /// The data written to a file is on the disk.
    Synced(File),
    /// The names are.
    NamesSynced,
    /// Something was said.
    Said(String),
}

/// The disk's treatment of writes for which nobody has waited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    /// It has written none of it.
    Lazy,
    /// It has written all of it, as when only the program is gone.
    Eager,
    /// It has written what it liked, and some of it in part.
    Torn,
}

impl Disk {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Lazy, Self::Eager, Self::Torn];
}

/// The recorded events.
pub struct Recording(Vec<Event>);

impl Recording {
    /// Reads what the recorder has written down.
    pub fn read(mut bytes: &[u8]) -> Self {
        let mut events = Vec::new();
        // The system gives the number of a file that is gone to another one.
        let mut files: BTreeMap<u64, File> = BTreeMap::new();
        while let Some((kind, rest)) = bytes.split_first() {
            let (numbers, rest) = rest.split_at(24);
            let number = |at: usize| {
                let bytes = numbers[8 * at..8 * at + 8].try_into().expect("they are eight");
                u64::from_le_bytes(bytes)
            };
            let [place, size] = [1, 2].map(|at| usize::try_from(number(at)).expect("it fits"));
            let (data, rest) = rest.split_at(size);
            let text = || String::from_utf8_lossy(data).into_owned();
            if *kind == b'C' {
                files.insert(number(0), events.len());
            }
            let file = files.get(&number(0)).copied();
            let file = || file.expect("it was made while that was written down");
            events.push(match kind {
                b'P' => Event::Begun,
                b'C' => Event::Made(file(), text()),
                b'U' => Event::Unlinked(text()),
                b'W' => Event::Written(file(), place, data.to_vec()),
                b'T' => Event::Cut(file(), place),
                b'S' => Event::Synced(file()),
                b'D' => Event::NamesSynced,
                b'A' => Event::Said(text()),
                other => panic!("an event of the kind {other}"),
            });
            bytes = rest;
        }
        Self(events)
    }

    /// How many moments there are between its events.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The words said until a moment, of each program by itself.
    pub fn said_until(&self, moment: usize) -> Vec<String> {
        let mut said = Vec::new();
        for event in &self.0[..moment] {
            match event {
                Event::Begun => said.push(String::new()),
                Event::Said(words) => said.last_mut().expect("it has begun").push_str(words),
                _ => {}
            }
        }
        said
    }

    /// The files as they may be found when the power fails at a moment. Names are on the disk in the
    /// order in which they were made.
    pub fn left(&self, moment: usize, disk: Disk, dice: &mut StdRng) -> BTreeMap<String, Vec<u8>> {
        let events = &self.0[..moment];
        let names_synced = events.iter().rposition(|it| matches!(it, Event::NamesSynced));
        let names_synced = names_synced.unwrap_or(0);
        let known = match disk {
            Disk::Lazy => names_synced,
            Disk::Eager => moment,
            Disk::Torn => dice.random_range(names_synced..=moment),
        };
        let mut synced: BTreeMap<File, usize> = BTreeMap::new();
        for (at, event) in events.iter().enumerate() {
            if let Event::Synced(file) = event {
                synced.insert(*file, at);
            }
        }
        let (mut names, mut files) = (BTreeMap::new(), BTreeMap::<File, Vec<u8>>::new());
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Made(file, name) => {
                    files.insert(*file, Vec::new());
                    if at < known {
                        names.insert(name.clone(), *file);
                    }
                }
                Event::Unlinked(name) if at < known => drop(names.remove(name)),
                Event::Written(file, place, data) => {
                    let is_safe = synced.get(file).is_some_and(|synced| at < *synced);
                    let content = files.entry(*file).or_default();
                    write(content, *place, data, |_| match disk {
                        _ if is_safe => true,
                        Disk::Lazy => false,
                        Disk::Eager => true,
                        Disk::Torn => dice.random_bool(0.5),
                    });
                }
                Event::Cut(file, size) => {
                    let is_safe = synced.get(file).is_some_and(|synced| at < *synced);
                    let is_done = match disk {
                        _ if is_safe => true,
                        Disk::Lazy => false,
                        Disk::Eager => true,
                        Disk::Torn => dice.random_bool(0.5),
                    };
                    if is_done {
                        files.entry(*file).or_default().resize(*size, 0);
                    }
                }
                _ => {}
            }
        }
        let content = |(name, file)| (name, files.get(&file).cloned().unwrap_or_default());
        names.into_iter().map(content).collect()
    }
}

/// Writes those sectors that are chosen.
fn write(
    content: &mut Vec<u8>,
    place: usize,
    data: &[u8],
    mut is_chosen: impl FnMut(usize) -> bool,
) {
    let mut at = 0;
    while at < data.len() {
        let sector = (place + at) / SECTOR;
        let until = (SECTOR * (sector + 1) - place).min(data.len());
        if is_chosen(sector) {
            let end = place + until;
            if content.len() < end {
                content.resize(end, 0);
            }
            content[place + at..end].copy_from_slice(&data[at..until]);
        }
        at = until;
    }
}
