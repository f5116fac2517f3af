ALTER TABLE "product_files" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "product_files" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "product_files" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_file_contents" ADD COLUMN "hash" text;--> statement-breakpoint
-- What has no bytes could never be fetched.
DELETE FROM "product_files" f WHERE NOT EXISTS (SELECT 1 FROM "product_file_contents" c WHERE c."file_id" = f."id");--> statement-breakpoint
UPDATE "product_file_contents" SET "hash" = encode(sha256("content"), 'hex');--> statement-breakpoint
UPDATE "product_files" f SET "hash" = c."hash" FROM "product_file_contents" c WHERE c."file_id" = f."id";--> statement-breakpoint
-- Takes its primary key and its reference along.
ALTER TABLE "product_file_contents" DROP COLUMN "file_id";--> statement-breakpoint
DELETE FROM "product_file_contents" c USING "product_file_contents" other WHERE other."hash" = c."hash" AND other.ctid < c.ctid;--> statement-breakpoint
ALTER TABLE "product_file_contents" ADD PRIMARY KEY ("hash");--> statement-breakpoint
ALTER TABLE "product_files" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_hash_product_file_contents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."product_file_contents"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_files_hash_index" ON "product_files" USING btree ("hash");
