import { withTimeLimit } from './time-limit.ts';

const never = new Promise<never>(() => undefined);

describe('a time limit', () => {
  it('gives what arrives in time', async () => {
    expect(await withTimeLimit(Promise.resolve('here'), 1000, 'too late')).toBe('here');
  });

  it('ends what takes longer, with its message', async () => {
    await expect(withTimeLimit(never, 5, 'too late')).rejects.toThrow('too late');
  });

  it('passes on a failure that comes first', async () => {
    await expect(withTimeLimit(Promise.reject(new Error('broken')), 1000, 'too late')).rejects.toThrow('broken');
  });
});
