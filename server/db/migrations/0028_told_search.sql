DROP INDEX "product_attributes_attribute_id_number_index";--> statement-breakpoint
ALTER TABLE "product_texts" ALTER COLUMN "search" SET EXPRESSION AS (setweight(to_tsvector('izlog_hr', name), 'A') || setweight(to_tsvector('izlog_hr', keywords), 'B'));--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "told_search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('izlog_hr', name), 'A') || setweight(to_tsvector('izlog_hr', keywords), 'B') || setweight(to_tsvector('izlog_hr', summary), 'C') || setweight(jsonb_to_tsvector('izlog_hr', jsonb_path_query_array(description, 'strict $.** ? (@.type == "text").text'), '["string"]'), 'D')) STORED;--> statement-breakpoint
CREATE INDEX "product_attributes_attribute_id_number_product_id_index" ON "product_attributes" USING btree ("attribute_id","number","product_id");--> statement-breakpoint
CREATE INDEX "product_texts_told_search" ON "product_texts" USING gin ("told_search");--> statement-breakpoint
-- As izlog_matching_products, with what is told of a product.
CREATE FUNCTION izlog_telling_products(site integer, language integer, query tsquery) RETURNS SETOF integer
LANGUAGE sql STABLE PARALLEL SAFE ROWS 20000 SET enable_seqscan = off
AS $$ SELECT t.product_id FROM product_texts t WHERE t.site_id = site AND t.language_id = language AND t.told_search @@ query $$;
