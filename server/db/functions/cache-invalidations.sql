-- Tells running instances about each row of the journal of cache invalidations (docs/rules/data.md#invalidation-journal), whoever writes it.
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_notify_invalidation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('izlog_drop', jsonb_build_object('id', NEW.id, 'tags', NEW.tags)::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER invalidation_written AFTER INSERT ON cache_invalidations
  FOR EACH ROW EXECUTE FUNCTION izlog_notify_invalidation();
