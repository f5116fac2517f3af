-- The words of a text, folded as the search folds them, without words that hold a digit (SKU, ISBN) and those below 3 or above 40 letters.
-- requires: fold
CREATE OR REPLACE FUNCTION izlog_split_words(input text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM regexp_split_to_table(regexp_replace(izlog_fold(input), '\S*[[:digit:]]\S*', ' ', 'g'), '[^[:alpha:]]+') word
  WHERE length(word) BETWEEN 3 AND 40
$$;
