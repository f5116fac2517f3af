ALTER TABLE "carts" ADD COLUMN "seen_extra_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "taken" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "company_address" text;--> statement-breakpoint
CREATE INDEX "consent_log_email_consent_id_index" ON "consent_log" USING btree ("email","consent_id");