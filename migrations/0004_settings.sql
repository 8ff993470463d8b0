-- How boards look: to a person, of those that are shown to them alone, and in a community, of those
-- that everybody sees. What is missing is as usual.
CREATE TABLE settings (
    scope       TEXT NOT NULL CHECK (scope IN ('player', 'server')),
    -- Who or which community, by its name.
    holder      TEXT NOT NULL,
    setting     TEXT NOT NULL,
    word        TEXT NOT NULL,
    PRIMARY KEY (scope, holder, setting)
) STRICT, WITHOUT ROWID;
INSERT INTO settings (scope, holder, setting, word)
SELECT 'player', player, 'theme', theme FROM preferences
UNION ALL SELECT 'player', player, 'pieces', pieces FROM preferences
UNION ALL SELECT 'player', player, 'coordinates',
                 CASE coordinates WHEN 1 THEN 'on' ELSE 'off' END FROM preferences
UNION ALL SELECT 'player', player, 'scale', scale FROM preferences
UNION ALL SELECT 'player', player, 'view', view FROM preferences;
DROP TABLE preferences;
