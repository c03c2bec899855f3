import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';

/** How long an answer counts as fresh, in milliseconds. */
export const FRESH_MS = 15_000;
const MOST_RETRIES = 2;
/** A failure that took longer, in milliseconds, is shown and not retried. */
const LONG_MS = 5_000;

/**
 * The one query client of a page. It retries missing answers and 5xx, but no refusal, and no slow 5xx: each retry would take as
 * long again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MOST_RETRIES && !isFinal(error),
      },
      // A mutation fails at once while offline; queries wait for the network.
      mutations: { networkMode: 'always' },
    },
  });
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 500 || error.waitedMs > LONG_MS);
}
