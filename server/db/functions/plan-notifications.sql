-- Invalidates the pages of products with plans (docs/rules/data.md#plan-notifications): payment methods have no screen yet and are changed by SQL. At most 300
-- tags in one row, because a notification may have 8,000 bytes.
-- requires: tables, cache-invalidations
CREATE OR REPLACE FUNCTION izlog_notify_plan_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_invalidations (tags)
  SELECT array_agg(tag)
  FROM (
    SELECT 'catalogue' AS tag, 0 AS place
    UNION ALL
    SELECT 'product:' || id, row_number() OVER (ORDER BY id)
    FROM products
    WHERE site_id IN (OLD.site_id, NEW.site_id) AND EXISTS (SELECT FROM subscription_plans plan WHERE plan.product_id = products.id)
  ) numbered
  GROUP BY place / 300;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER plans_changed AFTER INSERT OR DELETE OR UPDATE OF enabled, kind, payment_type ON payment_methods
  FOR EACH ROW EXECUTE FUNCTION izlog_notify_plan_changes();
