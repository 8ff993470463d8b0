//! The target `convert` of cargo-fuzz.

#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    menagerie_rules_fuzz::convert(input);
});
