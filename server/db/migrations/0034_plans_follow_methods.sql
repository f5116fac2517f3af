-- A subscription is offered only where a method renews it (server/modules/product/plan-sql.ts). Methods have no screen: whoever turns one on or off in the
-- database tells running shops to forget the pages that show plans (server/cache/tell-drops.ts: at most so many tags in one notice).
CREATE FUNCTION izlog_tell_plans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('izlog_drop', told.tags::text) FROM (
    SELECT jsonb_agg(tag) AS tags
    FROM (
      SELECT 'catalogue' AS tag, 0 AS place
      UNION ALL
      SELECT 'product:' || id, row_number() OVER (ORDER BY id)
      FROM products
      WHERE site_id IN (OLD.site_id, NEW.site_id) AND EXISTS (SELECT FROM subscription_plans plan WHERE plan.product_id = products.id)
    ) tags
    GROUP BY place / 300
  ) told;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_plans AFTER INSERT OR DELETE OR UPDATE OF enabled, kind, payment_type ON payment_methods
  FOR EACH ROW EXECUTE FUNCTION izlog_tell_plans();
