-- Whether a sale price may be announced as a reduction: it is below the lowest price of the 30 days before, by a cent or more
-- (docs/rules/catalog.md#lowest-price-30-days).
-- requires: lowest-price
CREATE OR REPLACE FUNCTION izlog_is_reduction(product integer, sale_cents integer, reduced_from timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(sale_cents < izlog_lowest_price(product, reduced_from), false)
$$;
