-- The words of a text for the search (docs/rules/data.md#searched-length). Generated columns use it: a changed limit needs a migration that rewrites them.
-- Postgres refuses a vector over 1 MB. A column joins at most four of these, each at most 250,000 bytes.
-- requires: text-search
CREATE OR REPLACE FUNCTION public.izlog_vector(content text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  -- A character takes at most about ten bytes, as part of a compound that is indexed as a whole and by its parts.
  kept integer := 60000;
  words tsvector;
BEGIN
  LOOP
    words := to_tsvector('public.izlog_hr', left(content, kept));
    EXIT WHEN pg_column_size(words) <= 250000;
    kept := kept / 2;
  END LOOP;
  RETURN words;
END $$;

CREATE OR REPLACE FUNCTION public.izlog_vector(contents jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT public.izlog_vector(coalesce(string_agg(content, ' '), '')) FROM jsonb_array_elements_text(contents) AS content
$$;
