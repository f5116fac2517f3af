-- The customers of the office: one row for each e-mail address that has an account, or ordered as a guest (docs/rules/customers.md#customer-identity), with the
-- folded text that finds it: address, names, companies, phones, member cards (docs/rules/customers.md#customer-search). Written by triggers, whoever writes
-- accounts and orders. An order of an account belongs to the account's address, whatever address it was sent to.
-- requires: tables, fold
CREATE OR REPLACE FUNCTION izlog_customer_text(site integer, address text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT izlog_fold(concat_ws(' ', address, string_agg(DISTINCT found.part, ' '))) FROM (
    SELECT unnest(ARRAY[u.first_name, u.last_name, u.company_name, u.company_oib, u.member_card_barcode]) AS part
      FROM users u WHERE u.site_id = site AND u.email = address
    UNION ALL
    SELECT unnest(ARRAY[a.first_name, a.last_name, a.company_name, a.contact_phone, regexp_replace(a.contact_phone, '[^0-9+]', '', 'g')])
      FROM addresses a JOIN users u ON u.id = a.user_id WHERE u.site_id = site AND u.email = address
    UNION ALL
    SELECT unnest(ARRAY[o.billing ->> 'firstName', o.billing ->> 'lastName', o.billing ->> 'companyName', o.billing ->> 'contactPhone',
        regexp_replace(coalesce(o.billing ->> 'contactPhone', ''), '[^0-9+]', '', 'g'), c.member_card_barcode])
      FROM orders o LEFT JOIN carts c ON c.id = o.cart_id
      WHERE o.site_id = site AND (o.user_id = (SELECT u.id FROM users u WHERE u.site_id = site AND u.email = address)
        OR (o.user_id IS NULL AND o.email = address))
  ) found WHERE found.part <> ''
$$;

CREATE OR REPLACE FUNCTION izlog_refresh_customers(site integer, addresses text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO customers (site_id, email, folded, created_at)
  SELECT site, one.address, izlog_customer_text(site, one.address), least(account.created_at, guest.created_at)
  FROM (SELECT DISTINCT unnest(addresses) AS address ORDER BY 1) one
  LEFT JOIN LATERAL (SELECT u.created_at FROM users u WHERE u.site_id = site AND u.email = one.address) account ON true
  LEFT JOIN LATERAL (SELECT min(o.created_at) AS created_at FROM orders o
    WHERE o.site_id = site AND o.user_id IS NULL AND o.email = one.address) guest ON true
  WHERE one.address <> '' AND (account.created_at IS NOT NULL OR guest.created_at IS NOT NULL)
  ON CONFLICT (site_id, email) DO UPDATE SET folded = EXCLUDED.folded WHERE customers.folded <> EXCLUDED.folded;

  -- Neither account nor order is left: erased. Of a blocked address the row stays, without what was written about the person.
  WITH gone AS (
    SELECT c.id, c.blocked_at FROM customers c WHERE c.site_id = site AND c.email = ANY(addresses)
      AND NOT EXISTS (SELECT FROM users u WHERE u.site_id = site AND u.email = c.email)
      AND NOT EXISTS (SELECT FROM orders o WHERE o.site_id = site AND o.user_id IS NULL AND o.email = c.email)
  ), notes AS (DELETE FROM customer_notes WHERE customer_id IN (SELECT id FROM gone WHERE blocked_at IS NOT NULL)
  ), tags AS (DELETE FROM customer_tag_assignments WHERE customer_id IN (SELECT id FROM gone WHERE blocked_at IS NOT NULL)
  ), emptied AS (UPDATE customers SET block_reason = '', folded = izlog_fold(email) WHERE id IN (SELECT id FROM gone WHERE blocked_at IS NOT NULL))
  DELETE FROM customers WHERE id IN (SELECT id FROM gone WHERE blocked_at IS NULL);
$$;

-- A changed address takes notes, tags and block along; the customer who has the new address already takes them over.
CREATE OR REPLACE FUNCTION izlog_move_customer(site integer, former text, present text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE source customers; target customers;
BEGIN
  SELECT * INTO source FROM customers WHERE site_id = site AND email = former FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO target FROM customers WHERE site_id = site AND email = present FOR UPDATE;
  IF NOT FOUND THEN
    UPDATE customers SET email = present WHERE id = source.id;
    RETURN;
  END IF;
  UPDATE customer_notes SET customer_id = target.id WHERE customer_id = source.id;
  INSERT INTO customer_tag_assignments (customer_id, tag_id)
    SELECT target.id, tag_id FROM customer_tag_assignments WHERE customer_id = source.id ON CONFLICT DO NOTHING;
  DELETE FROM customer_tag_assignments WHERE customer_id = source.id;
  UPDATE customers SET tags_version = tags_version + 1 WHERE id = target.id;
END $$;

CREATE OR REPLACE FUNCTION izlog_customer_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    FOR one IN SELECT n.site_id, o.email AS former, n.email AS present FROM old_rows o JOIN new_rows n USING (id) WHERE o.email <> n.email ORDER BY n.id LOOP
      PERFORM izlog_move_customer(one.site_id, one.former, one.present);
      PERFORM izlog_refresh_customers(one.site_id, ARRAY[one.former, one.present]);
    END LOOP;
    FOR one IN SELECT n.site_id, array_agg(n.email) AS emails FROM old_rows o JOIN new_rows n USING (id)
      WHERE (n.first_name, n.last_name, n.company_name, n.company_oib, n.member_card_barcode)
        IS DISTINCT FROM (o.first_name, o.last_name, o.company_name, o.company_oib, o.member_card_barcode)
      GROUP BY n.site_id LOOP
      PERFORM izlog_refresh_customers(one.site_id, one.emails);
    END LOOP;
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT site_id, array_agg(email) AS emails FROM new_rows GROUP BY site_id LOOP
      PERFORM izlog_refresh_customers(one.site_id, one.emails);
    END LOOP;
  ELSE
    FOR one IN SELECT site_id, array_agg(email) AS emails FROM old_rows GROUP BY site_id LOOP
      PERFORM izlog_refresh_customers(one.site_id, one.emails);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER customer_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_account_changed();
CREATE OR REPLACE TRIGGER customer_updated AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_account_changed();
CREATE OR REPLACE TRIGGER customer_deleted AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_account_changed();

CREATE OR REPLACE FUNCTION izlog_customer_address_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT u.site_id, array_agg(DISTINCT u.email) AS emails FROM changed_rows c JOIN users u ON u.id = c.user_id GROUP BY u.site_id LOOP
    PERFORM izlog_refresh_customers(one.site_id, one.emails);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER customer_inserted AFTER INSERT ON addresses REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_address_changed();
CREATE OR REPLACE TRIGGER customer_updated AFTER UPDATE ON addresses REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_address_changed();
CREATE OR REPLACE TRIGGER customer_deleted AFTER DELETE ON addresses REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_address_changed();

CREATE OR REPLACE FUNCTION izlog_customer_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN EXECUTE format(
    'SELECT c.site_id, array_agg(DISTINCT lower(coalesce(u.email, c.email))) AS emails FROM (%s) c LEFT JOIN users u ON u.id = c.user_id GROUP BY c.site_id',
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT site_id, user_id, email FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT site_id, user_id, email FROM old_rows'
      -- A new status alone refreshes nothing.
      ELSE 'SELECT both_rows.* FROM old_rows o JOIN new_rows n USING (id)
        CROSS JOIN LATERAL (VALUES (o.site_id, o.user_id, o.email), (n.site_id, n.user_id, n.email)) AS both_rows (site_id, user_id, email)
        WHERE (n.user_id, n.email, n.billing) IS DISTINCT FROM (o.user_id, o.email, o.billing)'
    END) LOOP
    PERFORM izlog_refresh_customers(one.site_id, one.emails);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER customer_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_order_changed();
CREATE OR REPLACE TRIGGER customer_updated AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_order_changed();
CREATE OR REPLACE TRIGGER customer_deleted AFTER DELETE ON orders REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_customer_order_changed();

-- Accounts and orders from before this function.
SELECT izlog_refresh_customers(site_id, array_agg(email)) FROM (
  SELECT site_id, email FROM users UNION SELECT site_id, lower(email) FROM orders WHERE user_id IS NULL AND email <> '') people
WHERE NOT EXISTS (SELECT FROM customers c WHERE c.site_id = people.site_id AND c.email = people.email)
GROUP BY site_id HAVING count(*) > 0;
