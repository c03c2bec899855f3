import { setTimeout as sleep } from 'node:timers/promises';
import { LOOPBACK } from '../ports.ts';
import type { ClusterPorts } from './cluster-ports.ts';
import { query } from './query.ts';

const MOST_TRIES = 50;
const TRIED_EVERY_MS = 200;

/** The product's role and its database, on the primary. @param password of letters, digits, `-` and `_` */
export async function createDatabase({ primary }: ClusterPorts, password: string): Promise<void> {
  const url = `postgresql://postgres:${password}@${LOOPBACK}:${primary}/postgres`;
  await tryUntilDone(url, `CREATE ROLE crewdeck LOGIN PASSWORD '${password}'`);
  await tryUntilDone(url, 'CREATE DATABASE crewdeck OWNER crewdeck');
}

/** Before its first look, the balancer sends on to whichever database, or to nobody. */
async function tryUntilDone(url: string, sql: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await query(url, sql);
      return;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await sleep(TRIED_EVERY_MS);
    }
  }
}
