import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';

/** How long an answer is taken for new, in milliseconds. */
export const FRESH_MS = 15_000;
const MOST_RETRIES = 2;
/** Who has waited so long for a failure, in milliseconds, is told of it, and decides about another try. */
const LONG_MS = 5_000;

/**
 * The one query client of a page. A refusal is an answer, so only missing answers and 5xx are tried again, and those of a
 * server that hangs are not: each try would take as long once more.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MOST_RETRIES && !isFinal(error),
      },
      // Whoever presses a button while offline is told so now; reads wait and come by themselves.
      mutations: { networkMode: 'always' },
    },
  });
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 500 || error.waitedMs > LONG_MS);
}
