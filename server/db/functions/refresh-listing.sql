-- Rewrites product_listing and shown_prices of these products, of the configurable products whose variants they are, and of the bundles whose parts they are
-- (docs/rules/data.md#listing-refresh). A price alone changes only the latter.
-- requires: refresh-shown-prices
CREATE OR REPLACE FUNCTION izlog_refresh_listing(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE ids integer[] := izlog_lock_derived(changed);
BEGIN
  DELETE FROM product_listing WHERE product_id = ANY (ids);
  INSERT INTO product_listing (product_id, site_id, featured, category_priority, language_ids, terms, number_ids, numbers)
  SELECT p.id, p.site_id, p.featured, p.category_priority,
    coalesce((SELECT array_agg(t.language_id ORDER BY t.language_id) FROM product_texts t WHERE t.product_id = p.id), '{}'),
    facets.terms, facets.number_ids, facets.numbers
  FROM products p
  CROSS JOIN LATERAL (
    SELECT
      coalesce(array_agg(DISTINCT CASE WHEN a.value_id IS NOT NULL THEN a.value_id WHEN a.yes IS FALSE THEN -2 * a.attribute_id - 1 ELSE -2 * a.attribute_id END)
        FILTER (WHERE a.text IS NULL), '{}') AS terms,
      coalesce(array_agg(a.attribute_id ORDER BY a.id) FILTER (WHERE num_nonnulls(a.number, a.moment) = 1), '{}') AS number_ids,
      coalesce(array_agg(coalesce(a.number, extract(epoch FROM a.moment))::float8 ORDER BY a.id) FILTER (WHERE num_nonnulls(a.number, a.moment) = 1), '{}') AS numbers
    FROM (
      SELECT p.id
      UNION ALL
      SELECT v.child_id FROM product_variants v JOIN products c ON c.id = v.child_id AND NOT c.archived WHERE v.parent_id = p.id
    ) source
    JOIN product_attributes a ON a.product_id = source.id
  ) facets
  WHERE p.id = ANY (ids) AND NOT p.archived AND NOT p.is_variant;

  PERFORM izlog_refresh_shown_prices(changed);
END $$;

-- What a changed rule derives otherwise is derived anew.
SELECT izlog_refresh_listing(array_agg(id)) FROM products HAVING count(*) > 0;
ANALYZE product_listing, shown_prices;
