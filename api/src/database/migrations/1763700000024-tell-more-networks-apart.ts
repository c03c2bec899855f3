import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the guard to tell 64 networks of one person from a crowd. Processes of before go on with the column that they know. */
export class TellMoreNetworksApart1763700000024 implements MigrationInterface {
  name = 'TellMoreNetworksApart1763700000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_health ADD COLUMN network_set bit(1024)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE release_health DROP COLUMN network_set');
  }
}
