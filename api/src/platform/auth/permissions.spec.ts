import { isPermitted, requirePermission } from './permissions.ts';

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
    [NOBODY, 'one', false],
  ])('held as %j permits its calls about the hackathon %j: %s', (holder, hackathonId, isAllowed) => {
    expect(isPermitted(holder, 'rounds.open', hackathonId)).toBe(isAllowed);
  });

  it('is missed by who has none', () => {
    expect(() => requirePermission(NOBODY, 'reports.decide')).toThrow(
      expect.objectContaining({ code: 'auth.forbidden' }),
    );
  });
});
