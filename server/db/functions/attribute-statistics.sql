-- Statistics of attribute and number together: numbers are distributed differently per attribute, and without them the planner takes a range of pages for a
-- handful of products and looks thousands up one by one.
-- requires: tables
CREATE STATISTICS IF NOT EXISTS product_attributes_numbers (mcv) ON attribute_id, number FROM product_attributes;
ALTER STATISTICS product_attributes_numbers SET STATISTICS 1000;
ANALYZE product_attributes;
