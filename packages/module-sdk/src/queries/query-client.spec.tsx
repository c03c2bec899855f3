import { ApiError, NetworkError } from '../http/api-error.ts';
import { createQueryClient } from './query-client.ts';

/** How often something is tried that always fails so. */
async function triesOf(error: Error): Promise<number> {
  let tries = 0;
  const queryFn = () => {
    tries += 1;
    throw error;
  };
  const client = createQueryClient();
  const { retry } = client.getDefaultOptions().queries ?? {};
  await client.fetchQuery({ queryKey: ['x'], queryFn, retry, retryDelay: 0 }).catch(() => undefined);
  return tries;
}

describe('a query that fails', () => {
  it.each([
    ['without an answer', new NetworkError('cut off'), 3],
    ['with a server that has just failed', new ApiError('Later.', 503, 'server.unavailable', 'r', 20), 3],
    ['with a server that hangs', new ApiError('Later.', 503, 'server.unavailable', 'r', 20_000), 1],
    ['with a refusal', new ApiError('No.', 403, null, 'r'), 1],
  ])('%s', async (_how, error, tries) => {
    expect(await triesOf(error)).toBe(tries);
  });
});
