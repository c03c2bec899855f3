-- The library writes the columns by their order. Unlogged: a crash of the server may forget them.
-- Half of each page is left free, so that a row changes in its place.
CREATE UNLOGGED TABLE limit_counts (
  key    character varying(255) NOT NULL,
  points integer                NOT NULL,
  expire bigint                 NOT NULL,
  CONSTRAINT limit_counts_pk PRIMARY KEY (key)
) WITH (fillfactor=50);
CREATE INDEX limit_counts_by_end ON limit_counts (expire);
