ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_fee_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."items_cents" - "orders"."loyalty_cents" - "orders"."coupon_cents" + "orders"."delivery_cents" + "orders"."payment_fee_cents" and "orders"."total_cents" >= 0);--> statement-breakpoint
-- Where nothing was delivered, what was asked for the delivery was the payment's fee. Where something was, the two cannot be told apart any more.
UPDATE orders SET
  payment_fee_cents = delivery_cents,
  delivery_cents = 0,
  tax = tax || jsonb_build_object('paymentFee', tax -> 'delivery', 'delivery', 0)
WHERE delivery IS NULL AND delivery_cents > 0;
