-- Postgres extensions: pg_trgm compares words by their trigrams, unaccent removes diacritics.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
