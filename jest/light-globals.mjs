/** What the light runner has of `@jest/globals`, which refuses to be imported there. */
export const { expect, test, it, describe, beforeAll, beforeEach, afterAll, afterEach } = globalThis;

export const jest = new Proxy(globalThis.jest, {
  get(light, name) {
    if (name in light && name !== 'useFakeTimers') return light[name];
    throw new Error(
      `jest.${String(name)} needs Jest's own runner: list the spec in ALONE_IN_A_DOM of jest/jest.config.mjs.`,
    );
  },
});
