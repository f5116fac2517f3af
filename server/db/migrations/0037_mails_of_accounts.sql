ALTER TABLE "outbox" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_site_id_to_index" ON "outbox" USING btree ("site_id","to");--> statement-breakpoint
CREATE INDEX "outbox_user_id_index" ON "outbox" USING btree ("user_id");--> statement-breakpoint
UPDATE outbox SET user_id = u.id FROM users u
WHERE u.site_id = outbox.site_id AND u.email = outbox."to" AND outbox.template IN (
  'confirmDeletion', 'dataExport', 'deletionScheduled', 'deletionTakenBack', 'emailChangeAsked', 'emailTaken', 'passwordChanged', 'setPassword', 'socialLinked', 'verifyEmail'
);--> statement-breakpoint
UPDATE outbox SET user_id = t.user_id FROM user_tokens t JOIN users u ON u.id = t.user_id
WHERE u.site_id = outbox.site_id AND t.email = outbox."to" AND outbox.template = 'confirmNewEmail';
