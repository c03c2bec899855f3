import { isPermitted, isRole, requirePermission } from './permissions.ts';

const ORGANISER = { roles: [{ role: 'organiser' as const, hackathonId: 'one' }] };
const NOBODY = { roles: [] };
const OPS = { roles: [{ role: 'ops' as const }] };
const OPS_OF_ONE = { roles: [{ role: 'ops' as const, hackathonId: 'one' }] };

describe('a role', () => {
  it.each([
    [OPS, 'one', true],
    [OPS, undefined, true],
    [OPS_OF_ONE, 'one', true],
    [OPS_OF_ONE, 'other', false],
    [OPS_OF_ONE, undefined, false],
    [ORGANISER, 'one', true],
    [ORGANISER, 'other', false],
    [NOBODY, 'one', false],
  ])('held as %j permits its calls about the hackathon %j: %s', (holder, hackathonId, isAllowed) => {
    expect(isPermitted(holder, 'event.organise', hackathonId)).toBe(isAllowed);
  });

  it('is missed by who has none', () => {
    expect(() => requirePermission(NOBODY, 'reports.decide')).toThrow(
      expect.objectContaining({ code: 'auth.forbidden' }),
    );
  });

  it('of an organiser permits nothing that is about all of the site', () => {
    expect([isPermitted(ORGANISER, 'event.audit', 'one'), isPermitted(ORGANISER, 'reports.decide')]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    ['ops', true],
    ['organiser', false],
    ['toString', false],
    [undefined, false],
  ])('that a token claims as %j counts: %s', (claim, counts) => {
    expect(isRole(claim)).toBe(counts);
  });
});
