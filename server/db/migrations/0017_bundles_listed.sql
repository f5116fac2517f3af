-- What a product without variants costs anybody at a moment; null: it is not sold then.
CREATE FUNCTION izlog_price(sold int, moment timestamptz) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT least(
    (array_agg(x.cents ORDER BY x.valid_from DESC, x.id DESC) FILTER (WHERE x.kind = 'retail'))[1],
    min(x.cents) FILTER (WHERE x.kind = 'sale')
  )
  FROM prices x
  WHERE x.product_id = sold AND x.kind IN ('retail', 'sale') AND x.valid_from <= moment AND (x.valid_to IS NULL OR x.valid_to > moment)
  HAVING count(*) FILTER (WHERE x.kind = 'retail') > 0
$$;
--> statement-breakpoint
-- The lowest price anybody could pay in the 30 days before a reduction began (server/modules/product/lowest-price.ts); null: nothing may be compared.
CREATE FUNCTION izlog_lowest(sold int, reduced_from timestamptz) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT min(h.cents)
  FROM (
    SELECT y.cents, y.valid_from,
      least(y.valid_to, CASE WHEN y.kind = 'retail' THEN
        (SELECT min(z.valid_from) FROM prices z WHERE z.product_id = sold AND z.kind = 'retail' AND z.valid_from > y.valid_from)
      END) AS until_at
    FROM prices y WHERE y.product_id = sold AND y.kind IN ('retail', 'sale')
  ) h
  WHERE h.valid_from < reduced_from AND (h.until_at IS NULL OR h.until_at > reduced_from - interval '720 hours')
$$;
--> statement-breakpoint
-- As before, and now: a bundle without a price of its own is listed at what its parts cost together, and is written anew with them; a list of what is reduced
-- holds only what may be called so (Directive 98/6/EC, article 6a), which is what its card says.
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
      UNION ALL
      SELECT b.product_id FROM bundle_parts b WHERE p.format = 'Bundle' AND b.bundle_id = p.id
      UNION ALL
      SELECT v.child_id FROM bundle_parts b JOIN product_variants v ON v.parent_id = b.product_id WHERE p.format = 'Bundle' AND b.bundle_id = p.id
    ) priced
    JOIN prices x ON x.product_id = priced.source AND x.kind IN ('retail', 'sale')
    CROSS JOIN LATERAL (VALUES (x.valid_from), (x.valid_to)) m(at)
    WHERE p.id = ANY (ids) AND NOT p.archived AND NOT p.is_variant AND m.at IS NOT NULL
    GROUP BY p.id, p.site_id, p.format, m.at
  ), spans AS (
    SELECT *, lead(at) OVER (PARTITION BY id ORDER BY at) AS until_at FROM moments
  )
  SELECT s.id, s.site_id, s.at, s.until_at, shown.cents, shown.is_reduced
  FROM spans s
  CROSS JOIN LATERAL (
    SELECT either.cents, either.is_reduced
    FROM (
      (
        SELECT 0 AS rank, least(held.retail, held.sale) AS cents,
          CASE WHEN held.sale < held.retail
            -- To the nearest percent, as the badge says it (features/product/discount-percent.ts).
            THEN (SELECT coalesce((lowest - held.sale) * 200 >= lowest, false) FROM izlog_lowest(priced.source, held.sale_from) lowest)
            ELSE false
          END AS is_reduced
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
        ORDER BY 2, priced.position
        LIMIT 1
      )
      UNION ALL
      SELECT 1, sum(part.cents * b.quantity)::int, false
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
      WHERE s.format = 'Bundle' AND b.bundle_id = s.id
      HAVING bool_and(part.cents IS NOT NULL)
    ) either
    ORDER BY either.rank
    LIMIT 1
  ) shown;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON bundle_parts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('bundle_id');
--> statement-breakpoint
CREATE TRIGGER listing_updated AFTER UPDATE ON bundle_parts REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('bundle_id');
--> statement-breakpoint
CREATE TRIGGER listing_deleted AFTER DELETE ON bundle_parts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('bundle_id');
--> statement-breakpoint
SELECT izlog_list(array_agg(id)) FROM products HAVING count(*) > 0;
--> statement-breakpoint
ANALYZE shown_prices;
