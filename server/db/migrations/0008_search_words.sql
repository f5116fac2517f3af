ALTER TABLE "product_texts" ADD COLUMN "folded_words" text GENERATED ALWAYS AS (izlog_fold(name || ' ' || keywords)) STORED;--> statement-breakpoint
CREATE INDEX "product_texts_folded_words" ON "product_texts" USING gin ("folded_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_texts_name_search" ON "product_texts" USING gin (to_tsvector('izlog_hr', "name"));