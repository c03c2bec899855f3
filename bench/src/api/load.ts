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
  /** At most; without it, as fast as it gets answers. */
  readonly requestsPerSecond?: number;
}

export interface LoadOutcome {
  readonly requestsPerSecond: number;
  readonly statuses: Readonly<Record<string, number>>;
}

interface Seen extends LoadOutcome {
  errors: number;
  shapeless: number;
}

const GENERATOR = fileURLToPath(new URL('./load-generator.js', import.meta.url));

/** From a process of its own. @throws Error when a request got no answer, or a refusal that has not the contract's shape */
export async function underLoad(load: Load): Promise<LoadOutcome> {
  const { errors, shapeless, ...seen } = await inAnotherProcess<Seen>(GENERATOR, load);
  if (shapeless > 0) throw new Error(`${shapeless} refusals of ${load.url} have not the shape of the contract.`);
  if (errors > 0) throw new Error(`${errors} requests to ${load.url} got no answer.`);
  return seen;
}
