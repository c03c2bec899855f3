import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tracing } from '@crewdeck/tracing';
import pg from 'pg';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { traceStatements } from './traced-statements.ts';

const request = new AsyncLocalStorage<string>();

describe('the statements of a pool', () => {
  let pool: pg.Pool;
  let told: string[];

  beforeEach(async () => {
    told = [];
    pool = new pg.Pool({ connectionString: await createEmptyDatabase(), max: 1 });
    // One connection is there before anybody looks.
    await pool.query('SELECT 0');
    const tracing: Pick<Tracing, 'beginStatement'> = {
      beginStatement(text) {
        const name = `${request.getStore()}: ${text}`;
        told.push(name);
        return (error) => told.push(`${name} ${error ? (error as { code: string }).code : 'done'}`);
      },
    };
    traceStatements(pool, tracing);
  });

  afterEach(() => pool.end());

  it('belong to who asks, though another one gives the connection back for which they wait', async () => {
    const ask = (name: string) => request.run(name, () => pool.query('SELECT 1'));
    await Promise.all([ask('one'), ask('two'), ask('three')]);
    expect(told.filter((line) => !line.endsWith('done'))).toEqual([
      'one: SELECT 1',
      'two: SELECT 1',
      'three: SELECT 1',
    ]);
  });

  it('end once, in whatever form they come, and say how they failed', async () => {
    await request.run('one', async () => {
      const client = await pool.connect();
      await client.query({ text: 'SELECT $1::int', values: [1] });
      await expect(client.query('SELECT nothing')).rejects.toThrow();
      client.release();
      await expect(pool.query('SELECT 1/$1::int', [0])).rejects.toThrow();
    });
    expect(told).toEqual([
      'one: SELECT $1::int',
      'one: SELECT $1::int done',
      'one: SELECT nothing',
      'one: SELECT nothing 42703',
      'one: SELECT 1/$1::int',
      'one: SELECT 1/$1::int 22012',
    ]);
  });
});
