-- Whole orders were given up while the withdrawal of a part waited: nobody could answer it any more.
UPDATE withdrawals w
SET state = 'ended', decided_at = o.updated_at, decided_by = 'shop'
FROM orders o
WHERE o.id = w.order_id AND w.state = 'requested' AND o.status IN ('cancelled', 'withdrawn', 'refunded');
