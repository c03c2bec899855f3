import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LOOPBACK } from '../ports.ts';
import type { ClusterPorts } from './cluster-ports.ts';

const MOST_TRIES = 50;
const TRIED_EVERY_MS = 200;

/** The product's role and its database, on the primary. @param password of letters, digits, `-` and `_` */
export async function createDatabase({ primary }: ClusterPorts, password: string): Promise<void> {
  const url = `postgresql://postgres:${password}@${LOOPBACK}:${primary}/postgres`;
  const client = await connected(url);
  await client.query(`CREATE ROLE crewdeck LOGIN PASSWORD '${password}'`);
  await client.query('CREATE DATABASE crewdeck OWNER crewdeck');
  await client.end();
}

/** The balancer sends nobody on before its first look. */
async function connected(url: string): Promise<pg.Client> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await sleep(TRIED_EVERY_MS);
    }
  }
}
