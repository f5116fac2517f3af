-- A SKU as a visitor may type it: lower case, letters and digits alone (docs/rules/catalog.md#search-matching). An index calls it; a changed body needs a migration
-- that rebuilds products_sku_key.
-- requires: fold
CREATE OR REPLACE FUNCTION izlog_sku_key(sku text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT regexp_replace(public.izlog_fold(sku), '[^[:alnum:]]', '', 'g') $$;
