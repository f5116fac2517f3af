-- A site that has an owner keeps one (docs/rules/administration.md#last-owner), whoever changes the accounts. The lock makes two owners who take each
-- other's role at once wait for one another; the second then sees what the first has done.
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM sites WHERE id = OLD.site_id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM users WHERE site_id = OLD.site_id AND is_backoffice AND role = 'owner' AND suspended_at IS NULL) THEN
    RAISE EXCEPTION 'The last owner of site % stays', OLD.site_id USING ERRCODE = 'restrict_violation', CONSTRAINT = 'users_last_owner';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER keep_owner_changed AFTER UPDATE OF role, is_backoffice, suspended_at, site_id ON users FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.suspended_at IS NULL
    AND (NEW.role IS DISTINCT FROM 'owner' OR NEW.suspended_at IS NOT NULL OR NOT NEW.is_backoffice OR NEW.site_id <> OLD.site_id))
  EXECUTE FUNCTION izlog_keep_owner();
CREATE OR REPLACE TRIGGER keep_owner_deleted AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.suspended_at IS NULL)
  EXECUTE FUNCTION izlog_keep_owner();
