-- product_search follows the names and keywords of product_texts and the periods of shown_prices (docs/rules/data.md#product-search). The trigger of new texts runs
-- after that of the listing, which locks the product (Postgres runs triggers by their names): so a price that changes meanwhile is not missed.
-- requires: search-vector, refresh-shown-prices
CREATE OR REPLACE FUNCTION izlog_search_words(name text, keywords text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT setweight(to_tsvector('public.izlog_hr', name), 'A') || setweight(public.izlog_vector(keywords), 'B') $$;

CREATE OR REPLACE FUNCTION izlog_search_text_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_search (product_id, language_id, site_id, shown, words)
  SELECT n.product_id, n.language_id, n.site_id, izlog_shown_periods(n.product_id), izlog_search_words(n.name, n.keywords) FROM new_rows n;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION izlog_search_text_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_search s SET site_id = n.site_id, words = izlog_search_words(n.name, n.keywords)
  FROM new_rows n JOIN old_rows o ON o.product_id = n.product_id AND o.language_id = n.language_id
  WHERE s.product_id = n.product_id AND s.language_id = n.language_id AND (n.site_id, n.name, n.keywords) IS DISTINCT FROM (o.site_id, o.name, o.keywords);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON product_texts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_search_text_inserted();
CREATE OR REPLACE TRIGGER search_updated AFTER UPDATE ON product_texts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_search_text_updated();

-- What a changed rule derives otherwise is derived anew.
INSERT INTO product_search (product_id, language_id, site_id, shown, words)
SELECT t.product_id, t.language_id, t.site_id, izlog_shown_periods(t.product_id), izlog_search_words(t.name, t.keywords) FROM product_texts t
ON CONFLICT (product_id, language_id) DO UPDATE SET site_id = excluded.site_id, shown = excluded.shown, words = excluded.words;
ANALYZE product_search;
