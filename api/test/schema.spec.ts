import { readFileSync, writeFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.ts';
import { sqlFilesIn } from '../src/database/sql-files.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { SIGNATURES } from './schema-catalogue.ts';
import { describeSchema } from './schema-text.ts';

const COMMITTED = new URL('../src/database/schema.sql', import.meta.url);

describe('the schema', () => {
  let database: DataSource;

  beforeAll(async () => {
    database = createDataSource({ url: await createTestDatabase(), poolSize: 1, statementTimeoutMs: 10_000 }, []);
    await database.initialize();
  });

  afterAll(() => database.destroy());

  it('is committed as the migrations make it', async () => {
    const text = await describeSchema(database);
    if (process.env.CREWDECK_WRITE === 'yes') writeFileSync(COMMITTED, text);
    expect(readFileSync(COMMITTED, 'utf8')).toBe(text);
  });

  it('has the functions of the files, at most 16', async () => {
    const functions: { name: string }[] = await database.query(SIGNATURES);
    expect(functions.map(({ name }) => name)).toEqual(sqlFilesIn('functions').map(({ name }) => name));
    expect(functions.length).toBeLessThanOrEqual(16);
  });
});
