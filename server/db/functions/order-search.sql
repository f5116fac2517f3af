-- The folded text that the office finds an order by: number, e-mail, names, phones, SKUs, carriers and tracking (docs/rules/orders.md#office-search). Written by
-- triggers, whoever writes the order. Trigrams make it searchable by any part of a word.
-- requires: tables, fold
CREATE OR REPLACE FUNCTION izlog_refresh_order_search(changed integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, folded)
  SELECT o.id, izlog_fold(concat_ws(' ',
    o.number, o.email,
    o.billing ->> 'firstName', o.billing ->> 'lastName', o.billing ->> 'companyName',
    o.shipping ->> 'firstName', o.shipping ->> 'lastName',
    o.billing ->> 'contactPhone', regexp_replace(coalesce(o.billing ->> 'contactPhone', ''), '[^0-9+]', '', 'g'),
    o.shipping ->> 'contactPhone', regexp_replace(coalesce(o.shipping ->> 'contactPhone', ''), '[^0-9+]', '', 'g'),
    o.tracking,
    (SELECT string_agg(l.sku, ' ') FROM order_lines l WHERE l.order_id = o.id),
    (SELECT string_agg(concat_ws(' ', s.carrier, s.tracking), ' ') FROM shipments s WHERE s.order_id = o.id)))
  FROM orders o WHERE o.id = ANY(changed)
  ON CONFLICT (order_id) DO UPDATE SET folded = EXCLUDED.folded WHERE order_search.folded <> EXCLUDED.folded
$$;

CREATE OR REPLACE FUNCTION izlog_order_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM new_rows', TG_ARGV[0]) INTO changed;
  IF changed IS NOT NULL THEN PERFORM izlog_refresh_order_search(changed); END IF;
  RETURN NULL;
END $$;

-- An update of an order counts only when a searched column has changed; a new status alone refreshes nothing.
CREATE OR REPLACE FUNCTION izlog_searched_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  SELECT array_agg(n.id) INTO changed FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.number, n.email, n.billing, n.shipping, n.tracking) IS DISTINCT FROM (o.number, o.email, o.billing, o.shipping, o.tracking);
  IF changed IS NOT NULL THEN PERFORM izlog_refresh_order_search(changed); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_order_search_changed('id');
CREATE OR REPLACE TRIGGER search_updated AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_searched_order_changed();
CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON order_lines REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_order_search_changed('order_id');
CREATE OR REPLACE TRIGGER search_deleted AFTER DELETE ON order_lines REFERENCING OLD TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_order_search_changed('order_id');
CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON shipments REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_order_search_changed('order_id');
CREATE OR REPLACE TRIGGER search_updated AFTER UPDATE ON shipments REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_order_search_changed('order_id');

-- Orders from before this function.
SELECT izlog_refresh_order_search(array_agg(o.id)) FROM orders o WHERE NOT EXISTS (SELECT FROM order_search s WHERE s.order_id = o.id)
  HAVING count(*) > 0;
