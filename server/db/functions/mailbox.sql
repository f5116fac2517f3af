-- The mailbox behind an e-mail address, by which one person is counted once: lower case, without what follows a plus, and for Gmail without dots
-- (docs/rules/prices.md#coupon-usage). For counting only; a letter goes to the address as it was written.
CREATE OR REPLACE FUNCTION izlog_mailbox(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT CASE WHEN address ~ '@(gmail|googlemail)\.com$' THEN replace(split_part(address, '@', 1), '.', '') || '@gmail.com' ELSE address END
  FROM (SELECT regexp_replace(lower(trim(email)), '^([^@+]+)\+[^@]*@', '\1@') AS address) one
$$;
