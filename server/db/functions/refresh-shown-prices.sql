-- Rewrites shown_prices of these products, of the configurable products whose variants they are, and of the bundles whose parts they are
-- (docs/rules/data.md#listing-refresh). Runs in the writer's transaction; the row locks serialize two writers of one product or of its variants.
-- requires: shown-price, is-reduction

-- The products whose derived rows depend on these, locked; null for none.
CREATE OR REPLACE FUNCTION izlog_lock_derived(changed integer[]) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  WITH own AS (
    SELECT unnest(changed) AS id UNION SELECT parent_id FROM product_variants WHERE child_id = ANY (changed)
  )
  SELECT array_agg(id) INTO ids FROM (SELECT id FROM own UNION SELECT b.bundle_id FROM bundle_parts b JOIN own ON own.id = b.product_id) affected;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  RETURN ids;
END $$;

-- When a product is shown.
CREATE OR REPLACE FUNCTION izlog_shown_periods(product integer) RETURNS tstzmultirange LANGUAGE sql STABLE
AS $$ SELECT coalesce(range_agg(tstzrange(from_at, until_at)), '{}') FROM shown_prices WHERE product_id = product $$;

CREATE OR REPLACE FUNCTION izlog_refresh_shown_prices(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE ids integer[] := izlog_lock_derived(changed);
BEGIN
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

  -- Most changes of a price leave no gap, so that its product stays shown.
  UPDATE product_search s SET shown = izlog_shown_periods(s.product_id)
  WHERE s.product_id = ANY (ids) AND s.shown IS DISTINCT FROM izlog_shown_periods(s.product_id);
END $$;
