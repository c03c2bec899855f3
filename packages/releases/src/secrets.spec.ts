import { isGuessableSecret, secretsSchema } from './secrets.ts';

const RANDOM = 'qL3vT9xW2mZ8rB5nK7yD4gH6jF1pC0sA';

describe('the secrets of one purpose', () => {
  it('are several with commas between, each of at least 32 characters', () => {
    expect(secretsSchema.parse(`${RANDOM}, ${RANDOM}x`)).toEqual([RANDOM, `${RANDOM}x`]);
    expect(secretsSchema.safeParse(`${RANDOM},short`).success).toBe(false);
  });

  it.each(['change-me-change-me-change-me-123', 'aaaabbbbccccddddaaaabbbbccccdddd'])(
    'are guessable as %s',
    (secret) => {
      expect(isGuessableSecret(secret)).toBe(true);
      expect(isGuessableSecret(RANDOM)).toBe(false);
    },
  );
});
