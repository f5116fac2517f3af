CREATE TABLE "vocabulary" (
	"site_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "vocabulary_site_id_language_id_word_pk" PRIMARY KEY("site_id","language_id","word")
);
--> statement-breakpoint
DROP INDEX "product_texts_folded_words";--> statement-breakpoint
ALTER TABLE "vocabulary" ADD CONSTRAINT "vocabulary_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary" ADD CONSTRAINT "vocabulary_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vocabulary_near" ON "vocabulary" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "product_texts" DROP COLUMN "folded_words";--> statement-breakpoint
-- The words of a text as the search folds them. Not a SKU nor another number of something, nor less than three letters, which are near to everything.
CREATE FUNCTION izlog_words(input text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM regexp_split_to_table(regexp_replace(izlog_fold(input), '\S*[[:digit:]]\S*', ' ', 'g'), '[^[:alpha:]]+') word
  WHERE length(word) BETWEEN 3 AND 40
$$;
--> statement-breakpoint
-- In one order, so that two writers of the same new words wait for each other and not in a circle.
CREATE FUNCTION izlog_learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vocabulary (site_id, language_id, word)
  SELECT DISTINCT t.site_id, t.language_id, word FROM written t, izlog_words(t.name || ' ' || t.keywords) word ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vocabulary_inserted AFTER INSERT ON product_texts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_learn_words();
--> statement-breakpoint
CREATE TRIGGER vocabulary_updated AFTER UPDATE ON product_texts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION izlog_learn_words();
--> statement-breakpoint
INSERT INTO vocabulary (site_id, language_id, word)
SELECT DISTINCT t.site_id, t.language_id, word FROM product_texts t, izlog_words(t.name || ' ' || t.keywords) word;
--> statement-breakpoint
ANALYZE vocabulary;
--> statement-breakpoint
-- The words with most of the letters that were typed. As with izlog_matching_products, the planner takes comparing for cheaper than it is.
CREATE FUNCTION izlog_near_words(site integer, language integer, typed text, most integer) RETURNS SETOF text
LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off
AS $$
  SELECT v.word FROM vocabulary v WHERE v.site_id = site AND v.language_id = language AND typed <% v.word
  ORDER BY word_similarity(typed, v.word) DESC, similarity(typed, v.word) DESC, v.word LIMIT most
$$;
