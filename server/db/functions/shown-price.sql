-- The price that lists and cards show (docs/rules/catalog.md#shown-price); no row when the product is not sold. `priced_id` is the product whose dated rows
-- apply, `from_cents` to `to_cents` the range over the variants or parts. Inlined like izlog_own_price.
-- requires: parts-price
CREATE OR REPLACE FUNCTION izlog_shown_price(product integer, product_format product_format, at timestamptz)
RETURNS TABLE (
  priced_id integer, retail_cents integer, sale_cents integer, sale_from timestamptz, sale_until timestamptz, member_cents integer, final_cents integer,
  from_cents integer, to_cents integer
)
LANGUAGE sql STABLE AS $$
  SELECT product, own.*, own.final_cents, own.final_cents
  FROM izlog_own_price(product, at) own
  WHERE product_format <> 'Configurable' AND own.final_cents IS NOT NULL
  UNION ALL
  (
    SELECT c.id, own.*, min(own.final_cents) OVER (), max(own.final_cents) OVER ()
    FROM product_variants v
    JOIN products c ON c.id = v.child_id AND NOT c.archived
    CROSS JOIN LATERAL izlog_own_price(c.id, at) own
    WHERE product_format = 'Configurable' AND v.parent_id = product AND own.final_cents IS NOT NULL
    ORDER BY own.final_cents, v.position
    LIMIT 1
  )
  UNION ALL
  SELECT product, parts.from_cents, NULL, NULL, NULL, NULL, parts.from_cents, parts.from_cents, parts.to_cents
  FROM izlog_parts_price(product, at) parts
  WHERE product_format = 'Bundle'
$$;
