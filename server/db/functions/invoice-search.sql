-- The folded text that the office finds an invoice by: its number, its order's, and the buyer (docs/rules/invoices.md#invoice-list). An invoice never changes.
-- requires: tables, fold
CREATE OR REPLACE FUNCTION izlog_invoice_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.folded := izlog_fold(concat_ws(' ',
    NEW.number, NEW.contents -> 'order' ->> 'number',
    NEW.contents -> 'buyer' ->> 'firstName', NEW.contents -> 'buyer' ->> 'lastName',
    NEW.contents -> 'buyer' ->> 'companyName', NEW.contents -> 'buyer' ->> 'companyOIB'));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER invoice_search BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION izlog_invoice_search();
