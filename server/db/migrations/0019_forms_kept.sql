CREATE TABLE "form_files" (
	"form_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_entries" DROP CONSTRAINT "form_entries_tokenHash_unique";--> statement-breakpoint
ALTER TABLE "form_entries" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "keep_days" integer DEFAULT 180 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_entries_created_at_index" ON "form_entries" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "form_entries" DROP COLUMN "token_hash";--> statement-breakpoint
ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_formId_requestKey_unique" UNIQUE("form_id","request_key");--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_goal_type" CHECK ("forms"."goal_type" in ('message', 'file', 'url'));--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_keep_days" CHECK ("forms"."keep_days" between 1 and 3650);