import { jest } from '@jest/globals';

const CHANGED = {
  INVITE_REMINDER_DAYS: 5,
  DEADLINE_NEAR_DAYS: 7,
  MISSED_CHECK_INS: { teamIsTold: 4, seatMayBeFreed: 12 },
  TEAM_PROPOSAL_HOURS: 36,
};

const constants = await import('./constants.ts');
jest.unstable_mockModule('./constants.ts', () => ({ ...constants, ...CHANGED }));
const { EVENTS } = await import('./events.ts');

describe('the sentence of an event, where a constant changes', () => {
  it.each([
    ['invite_expires_soon', 'within five days'],
    ['deadline_near', 'within a week'],
    ['check_in_missed', 'missed four check-ins'],
    ['seat_may_be_freed', 'missed 12 check-ins'],
    ['team_proposed', 'You have 36 hours'],
  ] as const)('of the kind %s says it: %s', (kind, words) => {
    expect(EVENTS[kind].sentence).toContain(words);
  });
});
