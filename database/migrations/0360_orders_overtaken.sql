-- Goods are taken by the last statement of the orders of one moment, and the commit is sent right behind it
-- (docs/decisions/0360-orders-in-three-round-trips.md): where somebody was faster the statement itself must end all of it.
CREATE FUNCTION refuse_overtaken() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'somebody else has taken what was planned' USING ERRCODE = 'SH001';
END $$;
