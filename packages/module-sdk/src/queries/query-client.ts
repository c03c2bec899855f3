import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';

/** How long an answer is taken for new, in milliseconds. */
export const FRESH_MS = 15_000;
const MOST_RETRIES = 2;

/** The one query client of a page. A refusal is an answer, so only missing answers and 5xx are tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MOST_RETRIES && !isRefusal(error),
      },
      // Whoever presses a button while offline is told so now; reads wait and come by themselves.
      mutations: { networkMode: 'always' },
    },
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
