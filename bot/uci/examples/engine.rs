//! The engine without the bot around it, which builds in a minute: `menagerie uci` for measurements.

fn main() -> std::io::Result<()> {
    let file = |path: &str| std::fs::read_to_string(path).map_err(|error| error.to_string());
    menagerie_uci::serve(std::io::stdin().lock(), std::io::stdout(), &file)
}
