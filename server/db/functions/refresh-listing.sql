-- Rewrites product_listing and shown_prices of these products, of the configurable products whose variants they are, and of the bundles whose parts they are
-- (docs/rules/data.md#listing-refresh). Runs in the writer's transaction; the row locks serialize two writers of one product or of its variants.
-- requires: shown-price, is-reduction
CREATE OR REPLACE FUNCTION izlog_refresh_listing(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  WITH own AS (
    SELECT unnest(changed) AS id UNION SELECT parent_id FROM product_variants WHERE child_id = ANY (changed)
  )
  SELECT array_agg(id) INTO ids FROM (SELECT id FROM own UNION SELECT b.bundle_id FROM bundle_parts b JOIN own ON own.id = b.product_id) affected;
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

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

  -- docs/rules/data.md#shown-price-periods: a period ends where a price of the product, its variants or its parts begins or ends.
  DELETE FROM shown_prices WHERE product_id = ANY (ids);
  INSERT INTO shown_prices (product_id, site_id, from_at, until_at, cents, is_reduced)
  WITH changes AS (
    SELECT p.id, p.site_id, p.format, change.at
    FROM products p
    CROSS JOIN LATERAL (
      SELECT p.id AS source WHERE p.format <> 'Configurable'
      UNION ALL
      SELECT v.child_id FROM product_variants v WHERE p.format = 'Configurable' AND v.parent_id = p.id
      UNION ALL
      SELECT b.product_id FROM bundle_parts b WHERE p.format = 'Bundle' AND b.bundle_id = p.id
      UNION ALL
      SELECT v.child_id FROM bundle_parts b JOIN product_variants v ON v.parent_id = b.product_id WHERE p.format = 'Bundle' AND b.bundle_id = p.id
    ) priced
    JOIN prices x ON x.product_id = priced.source AND x.kind IN ('retail', 'sale')
    CROSS JOIN LATERAL (VALUES (x.valid_from), (x.valid_to)) change (at)
    WHERE p.id = ANY (ids) AND NOT p.archived AND NOT p.is_variant AND change.at IS NOT NULL
    GROUP BY p.id, p.site_id, p.format, change.at
  ), periods AS (
    SELECT *, lead(at) OVER (PARTITION BY id ORDER BY at) AS until_at FROM changes
  )
  SELECT period.id, period.site_id, period.at, period.until_at, price.final_cents,
    CASE WHEN price.sale_cents IS NULL THEN false ELSE izlog_is_reduction(price.priced_id, price.sale_cents, price.sale_from) END
  FROM periods period
  CROSS JOIN LATERAL izlog_shown_price(period.id, period.format, period.at) price;
END $$;

-- What a changed rule derives otherwise is derived anew.
SELECT izlog_refresh_listing(array_agg(id)) FROM products HAVING count(*) > 0;
ANALYZE product_listing, shown_prices;
