-- Statement triggers that refresh the listing after every write of a product, text, attribute, variant, bundle part or price, whoever writes it: the shop, an
-- import, the seed or psql. TG_ARGV names the column that holds the product.
-- requires: refresh-listing
CREATE OR REPLACE FUNCTION izlog_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM new_rows', TG_ARGV[0]) INTO changed;
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM old_rows', TG_ARGV[0]) INTO changed;
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT id) FROM (SELECT %1$I AS id FROM old_rows UNION ALL SELECT %1$I FROM new_rows) both_versions', TG_ARGV[0]) INTO changed;
  END IF;
  IF changed IS NOT NULL THEN PERFORM izlog_refresh_listing(changed); END IF;
  RETURN NULL;
END $$;

-- Lists read prices only as shown.
CREATE OR REPLACE FUNCTION izlog_price_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO changed FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO changed FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO changed FROM (SELECT product_id FROM old_rows UNION ALL SELECT product_id FROM new_rows) both_versions;
  END IF;
  IF changed IS NOT NULL THEN PERFORM izlog_refresh_shown_prices(changed); END IF;
  RETURN NULL;
END $$;

-- An update of a product counts only when a column that lists read has changed; a new version number alone refreshes nothing.
CREATE OR REPLACE FUNCTION izlog_listed_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  SELECT array_agg(n.id) INTO changed FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.site_id, n.format, n.is_variant, n.archived, n.featured, n.category_priority)
    IS DISTINCT FROM (o.site_id, o.format, o.is_variant, o.archived, o.featured, o.category_priority);
  IF changed IS NOT NULL THEN PERFORM izlog_refresh_listing(changed); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER listing_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('id');
CREATE OR REPLACE TRIGGER listing_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listed_product_changed();
CREATE OR REPLACE TRIGGER listing_inserted AFTER INSERT ON prices REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_price_changed();
CREATE OR REPLACE TRIGGER listing_updated AFTER UPDATE ON prices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_price_changed();
CREATE OR REPLACE TRIGGER listing_deleted AFTER DELETE ON prices REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_price_changed();
CREATE OR REPLACE TRIGGER listing_inserted AFTER INSERT ON product_attributes REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('product_id');
CREATE OR REPLACE TRIGGER listing_updated AFTER UPDATE ON product_attributes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('product_id');
CREATE OR REPLACE TRIGGER listing_deleted AFTER DELETE ON product_attributes REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('product_id');
CREATE OR REPLACE TRIGGER listing_inserted AFTER INSERT ON product_variants REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('parent_id');
CREATE OR REPLACE TRIGGER listing_updated AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('parent_id');
CREATE OR REPLACE TRIGGER listing_deleted AFTER DELETE ON product_variants REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('parent_id');
CREATE OR REPLACE TRIGGER listing_inserted AFTER INSERT ON bundle_parts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('bundle_id');
CREATE OR REPLACE TRIGGER listing_updated AFTER UPDATE ON bundle_parts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('bundle_id');
CREATE OR REPLACE TRIGGER listing_deleted AFTER DELETE ON bundle_parts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('bundle_id');
CREATE OR REPLACE TRIGGER listing_inserted AFTER INSERT ON product_texts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('product_id');
CREATE OR REPLACE TRIGGER listing_deleted AFTER DELETE ON product_texts REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_listing_changed('product_id');
