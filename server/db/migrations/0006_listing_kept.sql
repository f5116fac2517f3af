-- Writes anew what lists read of these products, of the configurable products they are variants of, and of nothing else. In the transaction of
-- whoever changed them. The lock keeps two writers of one product (of two of its variants) from missing each other's change.
CREATE FUNCTION izlog_list(changed int[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE ids int[];
BEGIN
  SELECT array_agg(id) INTO ids FROM (
    SELECT unnest(changed) AS id UNION SELECT parent_id FROM product_variants WHERE child_id = ANY (changed)
  ) both_sides;
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
    WHERE p.id = ANY (ids) AND NOT p.archived AND NOT p.is_variant AND m.at IS NOT NULL
    GROUP BY p.id, p.site_id, p.format, m.at
  ), spans AS (
    SELECT *, lead(at) OVER (PARTITION BY id ORDER BY at) AS until_at FROM moments
  )
  SELECT s.id, s.site_id, s.at, s.until_at, shown.cents, shown.is_reduced
  FROM spans s
  CROSS JOIN LATERAL (
    SELECT least(held.retail, held.sale) AS cents, coalesce(held.sale < held.retail, false) AS is_reduced
    FROM (
      SELECT s.id AS source, 0 AS position WHERE s.format <> 'Configurable'
      UNION ALL
      SELECT v.child_id, v.position FROM product_variants v JOIN products c ON c.id = v.child_id AND NOT c.archived
      WHERE s.format = 'Configurable' AND v.parent_id = s.id
    ) priced
    CROSS JOIN LATERAL (
      SELECT
        (array_agg(x.cents ORDER BY x.valid_from DESC, x.id DESC) FILTER (WHERE x.kind = 'retail'))[1] AS retail,
        min(x.cents) FILTER (WHERE x.kind = 'sale') AS sale
      FROM prices x
      WHERE x.product_id = priced.source AND x.kind IN ('retail', 'sale') AND x.valid_from <= s.at AND (x.valid_to IS NULL OR x.valid_to > s.at)
    ) held
    WHERE held.retail IS NOT NULL
    ORDER BY 1, priced.position
    LIMIT 1
  ) shown;
END $$;
--> statement-breakpoint
-- One body for all the tables: TG_ARGV names the column that holds a product. A statement with two kinds of rows (an update) hands over both.
CREATE FUNCTION izlog_list_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM written', TG_ARGV[0]) INTO changed;
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM gone', TG_ARGV[0]) INTO changed;
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT id) FROM (SELECT %1$I AS id FROM gone UNION ALL SELECT %1$I FROM written) both_sides', TG_ARGV[0]) INTO changed;
  END IF;
  IF changed IS NOT NULL THEN PERFORM izlog_list(changed); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of a product only what lists read counts: a new version number alone writes nothing.
CREATE FUNCTION izlog_list_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed int[];
BEGIN
  SELECT array_agg(n.id) INTO changed FROM written n JOIN gone o ON o.id = n.id
  WHERE (n.site_id, n.format, n.is_variant, n.archived, n.featured, n.category_priority)
    IS DISTINCT FROM (o.site_id, o.format, o.is_variant, o.archived, o.featured, o.category_priority);
  IF changed IS NOT NULL THEN PERFORM izlog_list(changed); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('id');
--> statement-breakpoint
CREATE TRIGGER listing_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_product_changed();
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON prices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_updated AFTER UPDATE ON prices REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_deleted AFTER DELETE ON prices REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON product_attributes REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_updated AFTER UPDATE ON product_attributes REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_deleted AFTER DELETE ON product_attributes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON product_variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('parent_id');
--> statement-breakpoint
CREATE TRIGGER listing_updated AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('parent_id');
--> statement-breakpoint
CREATE TRIGGER listing_deleted AFTER DELETE ON product_variants REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('parent_id');
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON product_texts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('product_id');
--> statement-breakpoint
CREATE TRIGGER listing_deleted AFTER DELETE ON product_texts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION izlog_list_written('product_id');
--> statement-breakpoint
SELECT izlog_list(array_agg(id)) FROM products HAVING count(*) > 0;
--> statement-breakpoint
ANALYZE product_listing, shown_prices;
