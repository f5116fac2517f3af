-- The lowest price, in cents, that anybody could pay in the 30 days before a reduction began; null when the product had no price then
-- (docs/rules/catalog.md#lowest-price-30-days). A retail price ends where the next one begins; member prices do not count.
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_lowest_price(product integer, reduced_from timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT min(period.cents)
  FROM (
    SELECT p.cents, p.valid_from,
      least(p.valid_to, CASE WHEN p.kind = 'retail' THEN
        (SELECT min(later.valid_from) FROM prices later WHERE later.product_id = product AND later.kind = 'retail' AND later.valid_from > p.valid_from)
      END) AS until_at
    FROM prices p WHERE p.product_id = product AND p.kind IN ('retail', 'sale')
  ) period
  WHERE period.valid_from < reduced_from AND (period.until_at IS NULL OR period.until_at > reduced_from - interval '720 hours')
$$;
