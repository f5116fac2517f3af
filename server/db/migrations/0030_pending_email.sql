ALTER TABLE "user_tokens" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "consent_log_user_id_index" ON "consent_log" USING btree ("user_id");