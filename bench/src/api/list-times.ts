import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFileSchema } from '@crewdeck/releases';
import { ROOT } from '../checkout.ts';
import { benchDatabase, type Size } from '../data/people-and-projects.ts';
import type { Measure } from '../figure.ts';
import { p95Of } from '../median.ts';
import { startApi } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';
import { unsignedTokenOf } from './polls.ts';

const READERS = 40;
const WARM_UPS = 10;
const LISTS = ['projects', 'users'];

/** As many as the explorers' pages hold: their first calls say it. */
function pageSize(): string {
  const { routes } = moduleFileSchema.parse(JSON.parse(readFileSync(join(ROOT, 'mf-explore/module.json'), 'utf8')));
  const explore = routes.find(({ page }) => page === 'explore')?.firstCall;
  const limit = new URL(explore ?? '/', 'http://api').searchParams.get('limit');
  if (limit === null) throw new Error(`The first call of the explorer names no size of a page: ${explore}`);
  return limit;
}

/** People of the data, spread over all its years. */
function readersOf(size: Size): Pick<Person, 'token'>[] {
  return Array.from({ length: READERS }, (_, place) => {
    const number = 1 + Math.floor((place * size) / READERS);
    return { token: unsignedTokenOf(`uid-${number}`, `person${number}@students.test`) };
  });
}

/**
 * The time in milliseconds that 95 of 100 first pages of both explorers take at most, one after the other, each for somebody else. Each
 * run has a process of its own.
 */
export async function listTimes(workshop: Workshop, sort: 'fit' | 'newest', size: Size): Promise<Measure> {
  const databaseUrl = await benchDatabase(workshop, size);
  const limit = pageSize();
  return async () => {
    const api = await startApi(databaseUrl);
    try {
      const times: number[] = [];
      for (const reader of readersOf(size))
        for (const list of LISTS) {
          const startedAt = performance.now();
          await call(api.url, reader, `GET /api/${list}?limit=${limit}&sort=${sort}`);
          times.push(performance.now() - startedAt);
        }
      return p95Of(times.slice(WARM_UPS));
    } finally {
      await api.stop();
    }
  };
}
