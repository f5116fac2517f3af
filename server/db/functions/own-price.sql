-- The price of one product from its own dated rows (docs/rules/catalog.md#effective-price), gross cents: one row, all null without a retail price.
-- Postgres inlines it where a query names it in FROM, so it costs no function call.
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_own_price(product integer, at timestamptz)
RETURNS TABLE (retail_cents integer, sale_cents integer, sale_from timestamptz, sale_until timestamptz, member_cents integer, final_cents integer)
LANGUAGE sql STABLE AS $$
  SELECT retail,
    CASE WHEN sale < retail THEN sale END,
    CASE WHEN sale < retail THEN sale_start END,
    CASE WHEN sale < retail THEN sale_end END,
    CASE WHEN retail IS NOT NULL AND member < least(retail, sale) THEN member END,
    CASE WHEN retail IS NOT NULL THEN least(retail, sale) END
  FROM (
    SELECT
      (array_agg(cents ORDER BY valid_from DESC, id DESC) FILTER (WHERE kind = 'retail'))[1] AS retail,
      (array_agg(cents ORDER BY cents, valid_from, id) FILTER (WHERE kind = 'sale'))[1] AS sale,
      (array_agg(valid_from ORDER BY cents, valid_from, id) FILTER (WHERE kind = 'sale'))[1] AS sale_start,
      (array_agg(valid_to ORDER BY cents, valid_from, id) FILTER (WHERE kind = 'sale'))[1] AS sale_end,
      min(cents) FILTER (WHERE kind = 'member') AS member
    FROM prices
    WHERE product_id = product AND valid_from <= at AND (valid_to IS NULL OR valid_to > at)
  ) valid
$$;
