import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReleaseHealth1763700000015 implements MigrationInterface {
  name = 'CreateReleaseHealth1763700000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HEALTH);
    await runner.query('CREATE INDEX release_health_by_minute ON release_health (minute)');
    await runner.query(SALTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE network_salts');
    await runner.query('DROP TABLE release_health');
  }
}

// Without a reference to the releases: counts may outlive one that has been pruned, and go by themselves within a week.
const HEALTH = `
  CREATE TABLE release_health (
    module text NOT NULL,
    release text NOT NULL,
    minute timestamptz NOT NULL,
    outcome text NOT NULL,
    count integer NOT NULL,
    networks bigint NOT NULL,
    CONSTRAINT release_health_pk PRIMARY KEY (module, release, minute, outcome)
  )`;

const SALTS = `
  CREATE TABLE network_salts (
    day date NOT NULL CONSTRAINT network_salts_pk PRIMARY KEY,
    salt bytea NOT NULL
  )`;
