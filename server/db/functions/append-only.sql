-- The consent log, cookie choices, audit log and consent wordings are append only (docs/rules/data.md#append-only): no row is updated or deleted, and the table
-- is not truncated. A correction is another row, a new wording a new version. The owner of the tables can disable a trigger, as the seed does.
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON consent_log FOR EACH ROW EXECUTE FUNCTION izlog_append_only();
CREATE OR REPLACE TRIGGER append_only_truncate BEFORE TRUNCATE ON consent_log FOR EACH STATEMENT EXECUTE FUNCTION izlog_append_only();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON cookie_choices FOR EACH ROW EXECUTE FUNCTION izlog_append_only();
CREATE OR REPLACE TRIGGER append_only_truncate BEFORE TRUNCATE ON cookie_choices FOR EACH STATEMENT EXECUTE FUNCTION izlog_append_only();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION izlog_append_only();
CREATE OR REPLACE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION izlog_append_only();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON consents FOR EACH ROW EXECUTE FUNCTION izlog_append_only();
CREATE OR REPLACE TRIGGER append_only_truncate BEFORE TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION izlog_append_only();
