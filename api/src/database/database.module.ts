import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { PRIMARY } from '../platform/health/primary.ts';
import { LIMIT_STORE } from '../platform/limits/limit.ts';
import { ChangeListener } from './change-listener.ts';
import { createDataSource } from './data-source.ts';
import type { EntityClasses } from './entities.decorator.ts';
import { PostgresLimitStore } from './limit-store.ts';
import { migrate } from './migrate.ts';
import { PrimaryConnection } from './primary-connection.ts';
import { Replicas } from './replicas.ts';

@Module({})
class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly database: DataSource) {}

  /** Runs after the server has answered what was under way. */
  async onApplicationShutdown(): Promise<void> {
    await this.database.destroy();
  }
}

/** The one connected and migrated data source, and what it notifies of, for every module. */
export function databaseModule(entities: EntityClasses): DynamicModule {
  async function connect(config: Config): Promise<DataSource> {
    const database = createDataSource(
      {
        url: config.DATABASE_URL,
        poolSize: config.DATABASE_POOL_SIZE,
        statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
      },
      entities,
    );
    await database.initialize();
    await migrate(database);
    return database;
  }
  const providers = [
    { provide: DataSource, useFactory: connect, inject: [CONFIG] },
    { provide: LIMIT_STORE, useClass: PostgresLimitStore },
    PrimaryConnection,
    { provide: PRIMARY, useExisting: PrimaryConnection },
    ChangeListener,
    Replicas,
  ];
  return {
    module: DatabaseModule,
    global: true,
    providers,
    exports: [DataSource, LIMIT_STORE, PRIMARY, ChangeListener, Replicas],
  };
}
