-- What is no colour so far is shown without one; lists and galleries know what to do then.
UPDATE "media" SET "colour" = NULL WHERE "colour" !~* '^#[0-9a-f]{6}$';--> statement-breakpoint
UPDATE "attribute_values" SET "swatch" = NULL WHERE "swatch" !~* '^#[0-9a-f]{6}$';--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_colour" CHECK ("media"."colour" ~* '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_swatch" CHECK ("attribute_values"."swatch" ~* '^#[0-9a-f]{6}$');