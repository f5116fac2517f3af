CREATE TABLE "product_listing" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"featured" boolean NOT NULL,
	"category_priority" integer NOT NULL,
	"language_ids" integer[] NOT NULL,
	"terms" integer[] NOT NULL,
	"number_ids" integer[] NOT NULL,
	"numbers" double precision[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_prices" (
	"product_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone,
	"cents" integer NOT NULL,
	"is_reduced" boolean NOT NULL,
	CONSTRAINT "shown_prices_product_id_from_at_pk" PRIMARY KEY("product_id","from_at"),
	CONSTRAINT "shown_prices_period" CHECK ("shown_prices"."until_at" > "shown_prices"."from_at")
);
--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_prices" ADD CONSTRAINT "shown_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_prices" ADD CONSTRAINT "shown_prices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_listing_newest" ON "product_listing" USING btree ("site_id","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_priority" ON "product_listing" USING btree ("site_id","category_priority","product_id");--> statement-breakpoint
CREATE INDEX "shown_prices_sorted" ON "shown_prices" USING btree ("site_id","cents","product_id");--> statement-breakpoint
CREATE INDEX "shown_prices_reduced" ON "shown_prices" USING btree ("site_id","product_id") WHERE "shown_prices"."is_reduced";--> statement-breakpoint
CREATE INDEX "prices_starts" ON "prices" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "prices_ends" ON "prices" USING btree ("valid_to") WHERE "prices"."valid_to" is not null;--> statement-breakpoint
CREATE INDEX "product_texts_named" ON "product_texts" USING btree ("site_id","language_id","name" collate "hr-x-icu","product_id");--> statement-breakpoint
CREATE INDEX "product_texts_first_letters" ON "product_texts" USING btree ("site_id","language_id","folded_name" text_pattern_ops);