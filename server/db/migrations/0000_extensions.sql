CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- Letters without their marks, small: 'Đačko' becomes 'dacko'. Immutable, so that it may stand in generated columns and indexes.
CREATE FUNCTION izlog_fold(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', input)) $$;
--> statement-breakpoint
-- Croatian words: the marks are dropped, then the Serbian stemmer (the same declensions) finds the root.
CREATE TEXT SEARCH CONFIGURATION izlog_hr (COPY = pg_catalog.serbian);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION izlog_hr
  ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH unaccent, serbian_stem;
