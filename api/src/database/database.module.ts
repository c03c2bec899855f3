import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';
import { requireMigrationsOnly } from './migrations-only.ts';
import { Totals } from './totals.ts';

async function connect(config: Config): Promise<DataSource> {
  const database = createDataSource({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
  });
  requireMigrationsOnly(database.options);
  await database.initialize();
  await migrate(database);
  return database;
}

@Global()
@Module({
  providers: [{ provide: DataSource, useFactory: connect, inject: [CONFIG] }, Totals],
  exports: [DataSource, Totals],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly database: DataSource) {}

  /** Runs after the server has answered what was under way. */
  async onApplicationShutdown(): Promise<void> {
    await this.database.destroy();
  }
}
