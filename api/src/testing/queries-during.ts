import type { Logger } from 'typeorm';
import type { TestApi } from './test-api.ts';

export interface SentQuery {
  readonly sql: string;
  readonly parameters: unknown[];
}

/** What the API really sends to its database while something is done. */
export async function queriesDuring(api: TestApi, act: () => Promise<unknown>): Promise<SentQuery[]> {
  const queries: SentQuery[] = [];
  const { database } = api;
  const usual = database.logger;
  database.logger = recording(queries);
  try {
    await act();
  } finally {
    database.logger = usual;
  }
  return queries;
}

function recording(queries: SentQuery[]): Logger {
  const ignore = () => undefined;
  return {
    logQuery: (sql, parameters) => {
      queries.push({ sql: sql.replace(/\s+/g, ' ').trim(), parameters: Array.isArray(parameters) ? parameters : [] });
    },
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
}
