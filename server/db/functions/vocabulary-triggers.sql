-- Triggers that add the words of product names and keywords to the vocabulary (docs/rules/data.md#vocabulary). Sorted, so that two writers of the same new
-- words wait for each other without a deadlock.
-- requires: tables, split-words
CREATE OR REPLACE FUNCTION izlog_add_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vocabulary (site_id, language_id, word)
  SELECT DISTINCT t.site_id, t.language_id, word FROM new_rows t, izlog_split_words(t.name || ' ' || t.keywords) word ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER vocabulary_inserted AFTER INSERT ON product_texts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_add_vocabulary();
CREATE OR REPLACE TRIGGER vocabulary_updated AFTER UPDATE ON product_texts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION izlog_add_vocabulary();

-- Adds what a changed split finds; the nightly job deletes words that no text holds any more.
INSERT INTO vocabulary (site_id, language_id, word)
SELECT DISTINCT t.site_id, t.language_id, word FROM product_texts t, izlog_split_words(t.name || ' ' || t.keywords) word
ON CONFLICT DO NOTHING;
ANALYZE vocabulary;
