-- Only what lists read of a text stands in its row; search vectors, descriptions and keywords stand apart (docs/rules/data.md#text-storage). A search for a word
-- of many products reads the row of each: with vectors inside, of 100,000 products, four times as many pages.
-- requires: tables
ALTER TABLE product_texts SET (toast_tuple_target = 128),
  ALTER name SET STORAGE main, ALTER slug SET STORAGE main, ALTER folded_name SET STORAGE main;
