-- A challenge can name the position to start from, or have the array drawn on acceptance.
ALTER TABLE challenges ADD COLUMN start_fen TEXT;
-- How the array is drawn, and the secret from which it is drawn, as hexadecimal digits. Its hash
-- is shown with the challenge, the secret itself with the first board.
ALTER TABLE challenges ADD COLUMN array_mode TEXT;
ALTER TABLE challenges ADD COLUMN array_seed TEXT;
