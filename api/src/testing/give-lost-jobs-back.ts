import PgBoss from 'pg-boss';
import { poolOf } from '../database/data-source.ts';
import type { TestApi } from './test-api.ts';

/** Gives jobs back whose process was killed while it worked on them, as each queue does by itself some seconds later. */
export async function giveLostJobsBack({ database }: TestApi): Promise<void> {
  const db = { executeSql: (text: string, values: unknown[]) => poolOf(database).query(text, values) };
  await new PgBoss({ db, migrate: false }).expire();
}
