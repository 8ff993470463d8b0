//! The target `betza` of cargo-fuzz.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    menagerie_rules_fuzz::betza(input);
});
