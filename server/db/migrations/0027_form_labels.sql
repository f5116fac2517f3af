-- Not valid for what is there already: a shop with a longer label starts all the same, and is told of it at the form's next change.
ALTER TABLE "forms" ADD CONSTRAINT "forms_label_lengths" CHECK (not jsonb_path_exists("forms"."fields", '$.**.label ? (@ like_regex "^.{121}" flag "s")')
      and not jsonb_path_exists("forms"."fields", '$.**.hint ? (@ like_regex "^.{241}" flag "s")')) NOT VALID;