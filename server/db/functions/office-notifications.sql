-- What staff are told of (docs/rules/administration.md#notifications), whoever writes it: a row of office_notifications in the same transaction, and a message
-- to all instances at its commit. What is older than the bell keeps is not told, so that an import of old orders tells nothing.
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_tell_office(kind text, site integer, subject integer, actor text, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO office_notifications (site_id, kind, subject_id, actor_id, created_at)
  SELECT site, kind, subject, substring(actor FROM '^user:(\d+)$')::integer, at
  WHERE site IS NOT NULL AND at > now() - interval '14 days'
$$;

-- Every transaction before `position` had ended when this one wrote, so its messages came before this one's: a reader who has this message resumes there.
CREATE OR REPLACE FUNCTION izlog_notify_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('izlog_office', json_build_object('message', 'notification', 'siteId', NEW.site_id, 'id', NEW.id, 'kind', NEW.kind,
    'subjectId', NEW.subject_id, 'actorId', NEW.actor_id, 'position', pg_snapshot_xmin(pg_current_snapshot())::text)::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notification_written AFTER INSERT ON office_notifications FOR EACH ROW EXECUTE FUNCTION izlog_notify_notification();

-- An order changed: equal messages of a transaction are sent once.
CREATE OR REPLACE FUNCTION izlog_notify_changed_order(order_id integer) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('izlog_office', json_build_object('message', 'changed', 'siteId', site_id, 'subject', 'order', 'id', id)::text)
  FROM orders WHERE id = order_id
$$;

CREATE OR REPLACE FUNCTION izlog_order_event_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := CASE
    WHEN NEW."from" IS NULL THEN 'orderPlaced'
    WHEN NEW."from" <> NEW."to" AND NEW."to" = 'paid' THEN 'orderPaid'
    WHEN NEW."from" <> NEW."to" AND NEW."to" = 'cancelled' THEN 'orderCancelled'
    -- At the provider or by a chargeback, without our request.
    WHEN NEW.detail ? 'externalRefundCents' THEN 'moneyReturned'
  END;
BEGIN
  IF NEW.at < now() - interval '14 days' THEN RETURN NULL; END IF;
  IF kind IS NOT NULL THEN
    PERFORM izlog_tell_office(kind, (SELECT site_id FROM orders WHERE id = NEW.order_id), NEW.order_id, NEW.actor, NEW.at);
  END IF;
  PERFORM izlog_notify_changed_order(NEW.order_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_event_told AFTER INSERT ON order_events FOR EACH ROW EXECUTE FUNCTION izlog_order_event_told();

CREATE OR REPLACE FUNCTION izlog_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM izlog_notify_changed_order(NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_changed AFTER UPDATE ON orders FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION izlog_order_changed();

CREATE OR REPLACE FUNCTION izlog_withdrawal_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.state = 'requested' THEN
    PERFORM izlog_tell_office('withdrawalRequested', (SELECT site_id FROM orders WHERE id = NEW.order_id), NEW.order_id, NULL, NEW.requested_at);
  END IF;
  PERFORM izlog_notify_changed_order(NEW.order_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER withdrawal_told AFTER INSERT OR UPDATE OF state ON withdrawals FOR EACH ROW EXECUTE FUNCTION izlog_withdrawal_told();

CREATE OR REPLACE FUNCTION izlog_return_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.state = 'open' THEN
    PERFORM izlog_tell_office('returnOpened', (SELECT site_id FROM orders WHERE id = NEW.order_id), NEW.id, NEW.actor, NEW.opened_at);
  END IF;
  PERFORM izlog_notify_changed_order(NEW.order_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER return_told AFTER INSERT OR UPDATE OF state ON order_returns FOR EACH ROW EXECUTE FUNCTION izlog_return_told();

-- A payment that the provider reports otherwise than the order says.
CREATE OR REPLACE FUNCTION izlog_payment_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'suspect' AND (TG_OP = 'INSERT' OR OLD.state <> 'suspect') THEN
    PERFORM izlog_tell_office('paymentSuspect', (SELECT site_id FROM orders WHERE id = NEW.order_id), NEW.order_id, NULL, NEW.updated_at);
  END IF;
  IF TG_OP = 'UPDATE' THEN PERFORM izlog_notify_changed_order(NEW.order_id); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER payment_told AFTER INSERT OR UPDATE OF state ON payment_intents FOR EACH ROW EXECUTE FUNCTION izlog_payment_told();

-- A refund that the provider refused, or that no provider can make.
CREATE OR REPLACE FUNCTION izlog_refund_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer := (SELECT order_id FROM payment_intents WHERE id = NEW.intent_id);
BEGIN
  IF NEW.state IN ('failed', 'manual') AND (TG_OP = 'INSERT' OR OLD.state <> NEW.state) THEN
    PERFORM izlog_tell_office('refundWaiting', (SELECT site_id FROM orders WHERE id = paid), paid, NULL, NEW.updated_at);
  END IF;
  PERFORM izlog_notify_changed_order(paid);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER refund_told AFTER INSERT OR UPDATE OF state ON payment_refunds FOR EACH ROW EXECUTE FUNCTION izlog_refund_told();

-- An entry counts once its address is confirmed, where the form asks for that.
CREATE OR REPLACE FUNCTION izlog_form_entry_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.needs_confirming AND NEW.confirmed_at IS NULL THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND (NOT NEW.needs_confirming OR OLD.confirmed_at IS NOT NULL) THEN RETURN NULL; END IF;
  PERFORM izlog_tell_office('formEntry', (SELECT site_id FROM forms WHERE id = NEW.form_id), NEW.id, NULL, coalesce(NEW.confirmed_at, NEW.created_at));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER form_entry_told AFTER INSERT OR UPDATE OF confirmed_at ON form_entries FOR EACH ROW EXECUTE FUNCTION izlog_form_entry_told();

-- Available pieces fell to the item's limit, without one to lowStockLimit, which is 3 (docs/rules/catalog.md#stock-threshold).
-- Each reservation may cross it again, so it is told once a day, and not again while nobody has read it.
CREATE OR REPLACE FUNCTION izlog_stock_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A change of the pieces has a movement with its actor by now (stock-ledger.sql); a reservation has none.
  mover text := CASE WHEN OLD.on_hand <> NEW.on_hand THEN (SELECT actor FROM stock_movements WHERE product_id = NEW.product_id ORDER BY id DESC LIMIT 1) END;
BEGIN
  -- One that a colleague caused was not told to that colleague.
  IF EXISTS (
    SELECT FROM office_notifications told
    WHERE told.kind = 'stockLow' AND told.subject_id = NEW.product_id
      AND (told.actor_id IS NULL OR told.actor_id = substring(mover FROM '^user:(\d+)$')::integer)
      AND ((told.created_at AT TIME ZONE 'Europe/Zagreb')::date = (now() AT TIME ZONE 'Europe/Zagreb')::date
        OR NOT EXISTS (SELECT FROM office_notification_reads WHERE notification_id = told.id))
  ) THEN RETURN NULL; END IF;
  PERFORM izlog_tell_office('stockLow', site_id, id, mover, now()) FROM products WHERE id = NEW.product_id AND NOT archived;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER stock_told AFTER UPDATE ON stock_items FOR EACH ROW
  WHEN (OLD.on_hand - OLD.reserved > coalesce(NEW.low_at, 3) AND NEW.on_hand - NEW.reserved <= coalesce(NEW.low_at, 3))
  EXECUTE FUNCTION izlog_stock_told();
