-- Lower case without diacritics: 'Đačko' becomes 'dacko'. Immutable, because generated columns and indexes call it; a changed body needs a migration that
-- rewrites product_texts.folded_name.
-- requires: extensions
CREATE OR REPLACE FUNCTION izlog_fold(input text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent', input)) $$;
