CREATE UNLOGGED TABLE shared_counts (
  key     text        NOT NULL,
  turn    bigint      NOT NULL,
  count   integer     NOT NULL,
  before  integer     NOT NULL,
  granted integer     NOT NULL,
  over_at timestamptz NOT NULL,
  CONSTRAINT shared_counts_pk PRIMARY KEY (key)
) WITH (fillfactor=50);
CREATE INDEX shared_counts_by_end ON shared_counts (over_at);
