import { AsyncResource } from 'node:async_hooks';
import type { EndSpan, Tracing } from '@crewdeck/tracing';
import type { Pool, PoolClient } from 'pg';

type Query = (...args: unknown[]) => unknown;
type GiveClient = (...args: unknown[]) => void;

/** A span for each statement that goes through a pool, in the request that it is made for. */
export function traceStatements(pool: Pool, tracing: Pick<Tracing, 'beginStatement'>): void {
  const traced = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    traceClient(client, tracing);
  });
  const connect = pool.connect.bind(pool) as (give?: GiveClient) => unknown;
  // Who waits for a connection is given it by the request that gives it back.
  const connectInTurn = (give?: GiveClient) => connect(give && AsyncResource.bind(give));
  Object.assign(pool, { connect: connectInTurn });
}

function traceClient(client: PoolClient, tracing: Pick<Tracing, 'beginStatement'>): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...args) => {
    const end = tracing.beginStatement(textOf(args[0]));
    return end ? queryUntil(end, query, args) : query(...args);
  };
  Object.assign(client, { query: traced });
}

/** The driver tells the end of a statement by the last argument, or a promise. */
function queryUntil(end: EndSpan, query: Query, args: unknown[]): unknown {
  const heard = args.at(-1);
  if (typeof heard === 'function') {
    const hear = (error: unknown, ...rest: unknown[]) => {
      end(error);
      heard(error, ...rest);
    };
    return query(...args.slice(0, -1), hear);
  }
  const answer = query(...args);
  Promise.resolve(answer).then(() => end(), end);
  return answer;
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String(Object(statement).text ?? '');
}
