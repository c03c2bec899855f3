import { releaseRecordSchema } from './release-record.ts';

const { firstCalls } = releaseRecordSchema.shape;
const isAccepted = (call: string) => firstCalls.safeParse({ explore: call }).success;

describe('the first call of a page', () => {
  it.each(['/api/users', '/api/users?limit=48&tech=C%2B%2B'])('may be %s', (call) => {
    expect(isAccepted(call)).toBe(true);
  });

  it.each([
    'https://elsewhere.example/api/',
    '//elsewhere.example/api/users',
    '/modules/mf-explore/a.js',
    '/api/users"><meta http-equiv="refresh" content="0">',
    "/api/users' onload='a()",
    '/api/users <b>',
  ])('goes to the API and says nothing to a page: not %s', (call) => {
    expect(isAccepted(call)).toBe(false);
  });
});
