-- The ledger of stock (docs/rules/data.md#stock-ledger): the movements of a product add up to what is on hand, whoever writes.
-- requires: tables
-- The balance is computed here. Its writer holds the lock of the stock row, so the newest movement is the previous one.
CREATE OR REPLACE FUNCTION izlog_stock_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.on_hand_after := NEW.delta
    + coalesce((SELECT on_hand_after FROM stock_movements WHERE product_id = NEW.product_id ORDER BY id DESC LIMIT 1), 0);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER stock_balance BEFORE INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION izlog_stock_balance();

-- A movement that nothing moved is refused.
CREATE OR REPLACE FUNCTION izlog_stock_agrees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.on_hand_after <> coalesce((SELECT on_hand FROM stock_items WHERE product_id = NEW.product_id), 0) THEN
    RAISE EXCEPTION 'the movement of product % does not lead to what is on hand', NEW.product_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER stock_agrees AFTER INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION izlog_stock_agrees();

-- A change without a movement of its own, by the seed or psql, gets one. It runs after the whole statement, so it sees the movement that moveStock writes.
CREATE OR REPLACE FUNCTION izlog_stock_recorded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product integer := CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
  on_hand integer := CASE TG_OP WHEN 'DELETE' THEN 0 ELSE NEW.on_hand END;
  recorded integer := coalesce((SELECT on_hand_after FROM stock_movements WHERE product_id = product ORDER BY id DESC LIMIT 1), 0);
BEGIN
  -- The stock of a deleted product goes with its movements.
  IF recorded = on_hand OR NOT EXISTS (SELECT FROM products WHERE id = product) THEN RETURN NULL; END IF;
  INSERT INTO stock_movements (product_id, delta, reason, actor)
  VALUES (product, on_hand - recorded, CASE TG_OP WHEN 'INSERT' THEN 'opening' WHEN 'DELETE' THEN 'untracked' ELSE 'direct' END, 'database');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER stock_opened AFTER INSERT OR DELETE ON stock_items FOR EACH ROW EXECUTE FUNCTION izlog_stock_recorded();
CREATE OR REPLACE TRIGGER stock_recorded AFTER UPDATE ON stock_items FOR EACH ROW WHEN (OLD.on_hand IS DISTINCT FROM NEW.on_hand)
  EXECUTE FUNCTION izlog_stock_recorded();

-- Append only: a movement is never changed, and deleted only with its product.
CREATE OR REPLACE FUNCTION izlog_stock_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM products WHERE id = OLD.product_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'stock_movements is append only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION izlog_stock_kept();
