ALTER TABLE "product_listing" ADD COLUMN "facts_hash" bigint GENERATED ALWAYS AS (hash_record_extended(row(terms, number_ids, numbers), 0)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "product_listing_terms" ON "product_listing" USING gin ("terms");
--> statement-breakpoint
ANALYZE product_listing;
