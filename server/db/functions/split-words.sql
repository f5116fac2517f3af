-- The words of a text that belong to the vocabulary (docs/rules/data.md#vocabulary): folded, 3 to 40 letters, no digit.
-- requires: fold
CREATE OR REPLACE FUNCTION izlog_split_words(input text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM regexp_split_to_table(regexp_replace(izlog_fold(input), '\S*[[:digit:]]\S*', ' ', 'g'), '[^[:alpha:]]+') word
  WHERE length(word) BETWEEN 3 AND 40
$$;
