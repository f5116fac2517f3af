-- Numbers lie quite differently from attribute to attribute. Without this the planner takes a range of pages for a handful of products, and looks each of
-- some thousand up by itself (server/modules/product/list-sql.ts).
CREATE STATISTICS product_attributes_spread (mcv) ON attribute_id, number FROM product_attributes;
--> statement-breakpoint
ALTER STATISTICS product_attributes_spread SET STATISTICS 1000;
--> statement-breakpoint
ANALYZE product_attributes;
