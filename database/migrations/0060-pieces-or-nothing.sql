-- Lets a statement that takes pieces fail where there are too few. COMMIT can then be sent right behind it: it becomes a rollback by itself,
-- and the rows of the stock are not locked while the shop reads the answer.
CREATE FUNCTION pieces_or_nothing(all_there boolean) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF all_there IS NOT TRUE THEN
    RAISE EXCEPTION 'There are too few pieces' USING ERRCODE = 'HN001';
  END IF;
  RETURN true;
END $$;
