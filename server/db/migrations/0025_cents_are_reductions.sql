-- A price a cent below the lowest of the 30 days before is a reduced one too, though it takes off no whole percent: features/product/reduction.ts.
CREATE OR REPLACE FUNCTION izlog_boasts(sold int, sale int, reduced_from timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(sale < lowest, false) FROM izlog_lowest(sold, reduced_from) lowest
$$;
--> statement-breakpoint
SELECT izlog_list(array_agg(id)) FROM products HAVING count(*) > 0;
--> statement-breakpoint
ANALYZE shown_prices;
