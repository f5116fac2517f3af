ALTER TABLE "form_entries" ADD COLUMN "fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "consent_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "needs_confirming" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_entries_handled_by_index" ON "form_entries" USING btree ("handled_by");--> statement-breakpoint
ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_handled" CHECK ("form_entries"."handled_by" is null or "form_entries"."handled_at" is not null);--> statement-breakpoint
UPDATE "form_entries" SET "fields" = "forms"."fields", "needs_confirming" = "forms"."confirmed" FROM "forms" WHERE "forms"."id" = "form_entries"."form_id";
