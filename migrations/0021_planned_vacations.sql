-- Whoever has planned a vacation is told when it begins, and is looked at then. Versions that told of
-- it when it was planned have left them to be looked at later, or never.
UPDATE notices
SET due_at = (SELECT min(from_at) FROM vacations
              WHERE vacations.player = notices.player AND automatic = 0 AND from_at > told_until)
WHERE EXISTS (SELECT 1 FROM vacations
              WHERE vacations.player = notices.player AND automatic = 0
                AND from_at > told_until AND (due_at IS NULL OR due_at > from_at));
