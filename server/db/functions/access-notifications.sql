-- Tells running instances that a back-office user may have lost a right or a session, whoever changed it, so that open streams ask anew (docs/rules/editing.md#presence).
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_notify_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_backoffice THEN
    PERFORM pg_notify('izlog_access', OLD.id::text);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_access_changed AFTER DELETE OR UPDATE OF suspended_at, is_backoffice, scopes, site_id ON users
  FOR EACH ROW EXECUTE FUNCTION izlog_notify_changed_user();

CREATE OR REPLACE FUNCTION izlog_notify_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = OLD.user_id AND is_backoffice) THEN
    PERFORM pg_notify('izlog_access', OLD.user_id::text);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER session_ended AFTER DELETE OR UPDATE OF revoked_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION izlog_notify_ended_session();
