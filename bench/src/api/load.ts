import { fileURLToPath } from 'node:url';
import { inAnotherProcess } from './in-another-process.ts';

export interface LoadRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Load {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadOutcome {
  readonly requestsPerSecond: number;
  readonly statuses: Readonly<Record<string, number>>;
}

const GENERATOR = fileURLToPath(new URL('./load-generator.js', import.meta.url));

/** As fast as it gets answers, from a process of its own. @throws Error when a request got no answer */
export async function underLoad(load: Load): Promise<LoadOutcome> {
  const { errors, ...seen } = await inAnotherProcess<LoadOutcome & { errors: number }>(GENERATOR, load);
  if (errors > 0) throw new Error(`${errors} requests to ${load.url} got no answer.`);
  return seen;
}
