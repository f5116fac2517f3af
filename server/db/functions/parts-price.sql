-- The price of a bundle without a price of its own: the sum of its parts, from the cheapest to the dearest variants; no row when a part has no price or is a
-- bundle (docs/rules/catalog.md#shown-price). STRICT keeps Postgres from inlining it: only bundles pay for it.
-- requires: own-price
CREATE OR REPLACE FUNCTION izlog_parts_price(bundle integer, at timestamptz) RETURNS TABLE (from_cents integer, to_cents integer)
LANGUAGE sql STABLE STRICT ROWS 1 AS $$
  SELECT sum(part.from_cents * b.quantity)::integer, sum(part.to_cents * b.quantity)::integer
  FROM bundle_parts b
  JOIN products p ON p.id = b.product_id
  LEFT JOIN LATERAL (
    SELECT own.final_cents AS from_cents, own.final_cents AS to_cents FROM izlog_own_price(p.id, at) own WHERE p.format IN ('Simple', 'EProduct')
    UNION ALL
    SELECT min(own.final_cents), max(own.final_cents)
    FROM product_variants v
    JOIN products c ON c.id = v.child_id AND NOT c.archived
    CROSS JOIN LATERAL izlog_own_price(c.id, at) own
    WHERE p.format = 'Configurable' AND v.parent_id = p.id
  ) part ON part.from_cents IS NOT NULL
  WHERE b.bundle_id = bundle AND NOT EXISTS (SELECT FROM izlog_own_price(bundle, at) own WHERE own.final_cents IS NOT NULL)
  HAVING bool_and(part.from_cents IS NOT NULL)
$$;
