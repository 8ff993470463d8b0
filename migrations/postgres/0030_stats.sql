-- What a community has played is counted from this and from the games that run there.
CREATE INDEX games_over_in ON games (server, place, variant, ending) WHERE ending IS NOT NULL;
