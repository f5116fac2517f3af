-- The text search configuration of Croatian (docs/rules/data.md#text-search). Generated columns use it: a changed mapping needs a migration that rewrites
-- them.
-- requires: extensions
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_ts_config WHERE cfgname = 'izlog_hr' AND cfgnamespace = 'public'::regnamespace) THEN
    CREATE TEXT SEARCH CONFIGURATION public.izlog_hr (COPY = pg_catalog.serbian);
  END IF;
END $$;
ALTER TEXT SEARCH CONFIGURATION public.izlog_hr
  ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, serbian_stem;
