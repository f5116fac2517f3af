-- The products that match a query: by name and keywords, or by the full text with summary and description. The planner underrates the cost of comparing texts and
-- would scan the table where a word is in most products; the index answers in a third of the time. ROWS keeps the joins around it to hash joins.
-- requires: tables

-- At most `most` products, variants and archived ones among them.
CREATE OR REPLACE FUNCTION izlog_products_by_keywords(site integer, language integer, query tsquery, most integer) RETURNS SETOF integer
LANGUAGE sql STABLE PARALLEL SAFE ROWS 2000 SET enable_seqscan = off
AS $$ SELECT s.product_id FROM product_search s WHERE s.site_id = site AND s.language_id = language AND s.words @@ query LIMIT most $$;

CREATE OR REPLACE FUNCTION izlog_products_by_name(site integer, language integer, query tsquery) RETURNS SETOF integer
LANGUAGE sql STABLE PARALLEL SAFE ROWS 2000 SET enable_seqscan = off
AS $$ SELECT s.product_id FROM product_search s WHERE s.site_id = site AND s.language_id = language AND ts_filter(s.words, '{a}') @@ query $$;

-- All products shown at a moment that match by name and keywords, by those of a variant, or are among `others`. An array: its length is the total of a search, and
-- Postgres stores it once, where it would store rows twice.
CREATE OR REPLACE FUNCTION izlog_shown_matches(site integer, language integer, query tsquery, others integer[], moment timestamptz) RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off
AS $$
  WITH further AS MATERIALIZED (
    SELECT unnest(others) AS product_id
    UNION
    SELECT v.parent_id FROM product_variants v JOIN products c ON c.id = v.child_id AND NOT c.archived
    JOIN product_search s ON s.product_id = v.child_id AND s.site_id = site AND s.language_id = language AND s.words @@ query
  )
  SELECT array(
    SELECT s.product_id FROM product_search s
    WHERE s.site_id = site AND s.language_id = language AND s.words @@ query AND s.shown @> moment AND s.product_id NOT IN (SELECT product_id FROM further)
    UNION ALL
    SELECT s.product_id FROM further JOIN product_search s ON s.product_id = further.product_id AND s.language_id = language WHERE s.shown @> moment)
$$;

CREATE OR REPLACE FUNCTION izlog_products_by_full_text(site integer, language integer, query tsquery) RETURNS SETOF integer
LANGUAGE sql STABLE PARALLEL SAFE ROWS 20000 SET enable_seqscan = off
AS $$ SELECT t.product_id FROM product_texts t WHERE t.site_id = site AND t.language_id = language AND t.full_search @@ query $$;
