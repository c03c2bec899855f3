import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Modules bring addresses of their own, each of which belongs to one of them. */
export class OwnPaths1763700000120 implements MigrationInterface {
  name = 'OwnPaths1763700000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PATHS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE release_paths');
  }
}

const PATHS = `
  CREATE TABLE release_paths (
    path text NOT NULL CONSTRAINT release_paths_pk PRIMARY KEY,
    module text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    by text NOT NULL,
    CONSTRAINT release_paths_path_form CHECK (path ~ '^/[a-z0-9][a-z0-9-]*(/([a-z0-9][a-z0-9-]*|:))*$'),
    CONSTRAINT release_paths_module_form CHECK (module ~ '^[a-z][a-z0-9-]{0,40}$')
  )`;
