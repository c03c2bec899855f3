import { isGuessableKey, previewKeysSchema } from './preview-keys.ts';

const [ONE, OTHER] = ['q8Zr-f3Lq0xV1nT6yB9kW4mJ7sD2hG5c', 'p7Yq-e2Kp9wU0mS5xA8jV3lI6rC1gF4b'];

describe('preview keys', () => {
  it('are a list with commas between, each of at least 32 characters', () => {
    expect(previewKeysSchema.parse(`${ONE}, ${OTHER}`)).toEqual([ONE, OTHER]);
    expect(previewKeysSchema.safeParse(`${ONE},${OTHER.slice(1)}`).success).toBe(false);
  });

  it.each([ONE, OTHER])('may be random: %s', (key) => {
    expect(isGuessableKey(key)).toBe(false);
  });

  it.each([
    'crewdeck-key-of-the-local-stack-only',
    'demo-9f8e7d6c5b4a39281706f5e4q0zT',
    'Change-me-9f8e7d6c5b4a39281706f5e4',
    'abababababababababababababababab',
  ])('must not be guessable: %s', (key) => {
    expect(isGuessableKey(key)).toBe(true);
  });
});
