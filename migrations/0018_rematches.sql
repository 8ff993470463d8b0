-- What has come of the challenges to a rematch of a game is asked when another one is asked for.
CREATE INDEX challenges_rematches ON challenges (rematch_of) WHERE rematch_of IS NOT NULL;
