-- A draw offer is known by who made it, too: the other side can make one at the same ply once it
-- is declined or its move is taken back.

UPDATE outbox
SET offer = offer || ':' || standing.draw_by,
    effect = json_set(effect, '$.offer.draw[2]', standing.draw_by)
FROM (SELECT 'draw:' || id || ':' || draw_ply AS key, draw_by FROM games
      WHERE draw_by IS NOT NULL) AS standing
WHERE outbox.offer = standing.key;

UPDATE posted
SET offer = offer || ':' || standing.draw_by
FROM (SELECT 'draw:' || id || ':' || draw_ply AS key, draw_by FROM games
      WHERE draw_by IS NOT NULL) AS standing
WHERE posted.offer = standing.key;
