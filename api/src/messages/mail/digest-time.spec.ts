import { nextDigestAfter } from './digest-time.ts';

describe('the next digest', () => {
  it.each([
    ['2026-11-22T06:59:59.999Z', '2026-11-22T07:00:00.000Z'],
    ['2026-11-22T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01T07:00:00.000Z'],
  ])('after %s goes out at %s', (moment, digest) => {
    expect(nextDigestAfter(new Date(moment)).toISOString()).toBe(digest);
  });
});
