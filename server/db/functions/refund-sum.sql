-- Keeps payment_intents.refunded_cents, whose CHECK refuses more refunds than were paid (docs/rules/data.md#refund-sum), whoever writes them. The update locks
-- the payment, so refunds of one payment are counted one after another.
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_refund_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE payment_intents SET refunded_cents = refunded_cents - OLD.amount_cents WHERE id = OLD.intent_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE payment_intents SET refunded_cents = refunded_cents + NEW.amount_cents WHERE id = NEW.intent_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refund_counted AFTER INSERT OR DELETE OR UPDATE OF amount_cents, intent_id ON payment_refunds
  FOR EACH ROW EXECUTE FUNCTION izlog_refund_counted();
