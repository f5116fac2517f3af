-- Nor is the whole of it thrown away. Whoever owns the tables can take the trigger off for that, as the seed does.
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON consent_log FOR EACH STATEMENT EXECUTE FUNCTION izlog_append_only();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON cookie_choices FOR EACH STATEMENT EXECUTE FUNCTION izlog_append_only();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION izlog_append_only();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION izlog_append_only();
