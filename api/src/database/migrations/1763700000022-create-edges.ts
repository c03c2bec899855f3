import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEdges1763700000022 implements MigrationInterface {
  name = 'CreateEdges1763700000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EDGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE edges');
  }
}

const EDGES = `
  CREATE TABLE edges (
    name text NOT NULL CONSTRAINT edges_pk PRIMARY KEY,
    revision integer NOT NULL,
    missing text[] NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT edges_name_size CHECK (char_length(name) BETWEEN 1 AND 100)
  )`;
