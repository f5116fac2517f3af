-- Whether a reduction may be called one, to the nearest percent, as the badge says it (features/product/discount-percent.ts).
CREATE FUNCTION izlog_boasts(sold int, sale int, reduced_from timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((lowest - sale) * 200 >= lowest, false) FROM izlog_lowest(sold, reduced_from) lowest
$$;
--> statement-breakpoint
-- As before; bundles are written by a statement of their own, so that all the others do not pay for it.
CREATE OR REPLACE FUNCTION izlog_list(changed int[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE ids int[];
BEGIN
  WITH sides AS (
    SELECT unnest(changed) AS id UNION SELECT parent_id FROM product_variants WHERE child_id = ANY (changed)
  )
  SELECT array_agg(id) INTO ids FROM (SELECT id FROM sides UNION SELECT b.bundle_id FROM bundle_parts b JOIN sides ON sides.id = b.product_id) every_side;
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

  DELETE FROM product_listing WHERE product_id = ANY (ids);
  INSERT INTO product_listing (product_id, site_id, featured, category_priority, language_ids, terms, number_ids, numbers)
  SELECT p.id, p.site_id, p.featured, p.category_priority,
    coalesce((SELECT array_agg(t.language_id ORDER BY t.language_id) FROM product_texts t WHERE t.product_id = p.id), '{}'), facts.terms, facts.number_ids, facts.numbers
  FROM products p
  CROSS JOIN LATERAL (
    SELECT
      coalesce(array_agg(DISTINCT CASE WHEN a.value_id IS NOT NULL THEN a.value_id WHEN a.yes IS FALSE THEN -2 * a.attribute_id - 1 ELSE -2 * a.attribute_id END)
        FILTER (WHERE a.text IS NULL), '{}') AS terms,
      coalesce(array_agg(a.attribute_id ORDER BY a.id) FILTER (WHERE num_nonnulls(a.number, a.moment) = 1), '{}') AS number_ids,
      coalesce(array_agg(coalesce(a.number, extract(epoch FROM a.moment))::float8 ORDER BY a.id) FILTER (WHERE num_nonnulls(a.number, a.moment) = 1), '{}') AS numbers
    FROM (
      SELECT p.id AS source
      UNION ALL
      SELECT v.child_id FROM product_variants v JOIN products c ON c.id = v.child_id AND NOT c.archived WHERE v.parent_id = p.id
    ) told
    JOIN product_attributes a ON a.product_id = told.source
  ) facts
  WHERE p.id = ANY (ids) AND NOT p.archived AND NOT p.is_variant;

  -- The rules of server/modules/product/price-sql.ts, for every moment at which one of the prices begins or ends.
  DELETE FROM shown_prices WHERE product_id = ANY (ids);
  INSERT INTO shown_prices (product_id, site_id, from_at, until_at, cents, is_reduced)
  WITH moments AS (
    SELECT p.id, p.site_id, p.format, m.at
    FROM products p
    CROSS JOIN LATERAL (
      SELECT p.id AS source WHERE p.format <> 'Configurable'
      UNION ALL
      SELECT v.child_id FROM product_variants v WHERE p.format = 'Configurable' AND v.parent_id = p.id
    ) priced
    JOIN prices x ON x.product_id = priced.source AND x.kind IN ('retail', 'sale')
    CROSS JOIN LATERAL (VALUES (x.valid_from), (x.valid_to)) m(at)
    WHERE p.id = ANY (ids) AND p.format <> 'Bundle' AND NOT p.archived AND NOT p.is_variant AND m.at IS NOT NULL
    GROUP BY p.id, p.site_id, p.format, m.at
  ), spans AS (
    SELECT *, lead(at) OVER (PARTITION BY id ORDER BY at) AS until_at FROM moments
  )
  SELECT s.id, s.site_id, s.at, s.until_at, shown.cents, shown.is_reduced
  FROM spans s
  CROSS JOIN LATERAL (
    SELECT least(held.retail, held.sale) AS cents,
      CASE WHEN held.sale < held.retail THEN izlog_boasts(priced.source, held.sale, held.sale_from) ELSE false END AS is_reduced
    FROM (
      SELECT s.id AS source, 0 AS position WHERE s.format <> 'Configurable'
      UNION ALL
      SELECT v.child_id, v.position FROM product_variants v JOIN products c ON c.id = v.child_id AND NOT c.archived
      WHERE s.format = 'Configurable' AND v.parent_id = s.id
    ) priced
    CROSS JOIN LATERAL (
      SELECT
        (array_agg(x.cents ORDER BY x.valid_from DESC, x.id DESC) FILTER (WHERE x.kind = 'retail'))[1] AS retail,
        min(x.cents) FILTER (WHERE x.kind = 'sale') AS sale,
        (array_agg(x.valid_from ORDER BY x.cents, x.valid_from, x.id) FILTER (WHERE x.kind = 'sale'))[1] AS sale_from
      FROM prices x
      WHERE x.product_id = priced.source AND x.kind IN ('retail', 'sale') AND x.valid_from <= s.at AND (x.valid_to IS NULL OR x.valid_to > s.at)
    ) held
    WHERE held.retail IS NOT NULL
    ORDER BY 1, priced.position
    LIMIT 1
  ) shown;

  -- Bundles: what they cost themselves, and while they cost nothing, their parts together.
  IF NOT EXISTS (SELECT 1 FROM products WHERE id = ANY (ids) AND format = 'Bundle') THEN RETURN; END IF;
  INSERT INTO shown_prices (product_id, site_id, from_at, until_at, cents, is_reduced)
  WITH moments AS (
    SELECT p.id, p.site_id, m.at
    FROM products p
    CROSS JOIN LATERAL (
      SELECT p.id AS source
      UNION ALL
      SELECT b.product_id FROM bundle_parts b WHERE b.bundle_id = p.id
      UNION ALL
      SELECT v.child_id FROM bundle_parts b JOIN product_variants v ON v.parent_id = b.product_id WHERE b.bundle_id = p.id
    ) priced
    JOIN prices x ON x.product_id = priced.source AND x.kind IN ('retail', 'sale')
    CROSS JOIN LATERAL (VALUES (x.valid_from), (x.valid_to)) m(at)
    WHERE p.id = ANY (ids) AND p.format = 'Bundle' AND NOT p.archived AND NOT p.is_variant AND m.at IS NOT NULL
    GROUP BY p.id, p.site_id, m.at
  ), spans AS (
    SELECT *, lead(at) OVER (PARTITION BY id ORDER BY at) AS until_at FROM moments
  )
  SELECT s.id, s.site_id, s.at, s.until_at, coalesce(own.cents, parts.cents), coalesce(own.is_reduced, false)
  FROM spans s
  LEFT JOIN LATERAL (
    SELECT least(held.retail, held.sale) AS cents,
      CASE WHEN held.sale < held.retail THEN izlog_boasts(s.id, held.sale, held.sale_from) ELSE false END AS is_reduced
    FROM (
      SELECT
        (array_agg(x.cents ORDER BY x.valid_from DESC, x.id DESC) FILTER (WHERE x.kind = 'retail'))[1] AS retail,
        min(x.cents) FILTER (WHERE x.kind = 'sale') AS sale,
        (array_agg(x.valid_from ORDER BY x.cents, x.valid_from, x.id) FILTER (WHERE x.kind = 'sale'))[1] AS sale_from
      FROM prices x
      WHERE x.product_id = s.id AND x.kind IN ('retail', 'sale') AND x.valid_from <= s.at AND (x.valid_to IS NULL OR x.valid_to > s.at)
    ) held
    WHERE held.retail IS NOT NULL
  ) own ON true
  LEFT JOIN LATERAL (
    SELECT sum(part.cents * b.quantity)::int AS cents
    FROM bundle_parts b
    JOIN products one ON one.id = b.product_id
    CROSS JOIN LATERAL (
      SELECT CASE one.format
        WHEN 'Bundle' THEN NULL
        WHEN 'Configurable' THEN (
          SELECT min(izlog_price(v.child_id, s.at)) FROM product_variants v JOIN products c ON c.id = v.child_id AND NOT c.archived WHERE v.parent_id = one.id
        )
        ELSE izlog_price(one.id, s.at)
      END AS cents
    ) part
    WHERE own.cents IS NULL AND b.bundle_id = s.id
    HAVING bool_and(part.cents IS NOT NULL)
  ) parts ON true
  WHERE coalesce(own.cents, parts.cents) IS NOT NULL;
END $$;
--> statement-breakpoint
SELECT izlog_list(array_agg(id)) FROM products HAVING count(*) > 0;
--> statement-breakpoint
ANALYZE shown_prices;
