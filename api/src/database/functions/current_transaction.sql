-- The transaction with its epoch, so that it never starts again.
CREATE OR REPLACE FUNCTION current_transaction() RETURNS bigint
LANGUAGE sql STABLE
RETURN pg_current_xact_id()::text::bigint;
