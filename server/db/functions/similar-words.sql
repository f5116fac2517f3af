-- The words of the vocabulary that share most trigrams with the typed one. The planner underrates the cost of comparing; without the sequential scan it uses
-- the trigram index.
-- requires: tables
CREATE OR REPLACE FUNCTION izlog_similar_words(site integer, language integer, typed text, limit_to integer) RETURNS SETOF text
LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off
AS $$
  SELECT v.word FROM vocabulary v WHERE v.site_id = site AND v.language_id = language AND typed <% v.word
  ORDER BY word_similarity(typed, v.word) DESC, similarity(typed, v.word) DESC, v.word LIMIT limit_to
$$;
