import type { ErrorCode } from '@crewdeck/contract';
import { jest } from '@jest/globals';

const CHANGED = {
  DECLINE_PAUSE_DAYS: 5,
  LONGEST_INVITE_PAUSE_DAYS: 45,
  MOST_BROKEN_PROPOSALS: 4,
  MOST_FOUND_TEAMS: 8,
};

const contract = await import('@crewdeck/contract');
jest.unstable_mockModule('@crewdeck/contract', () => ({ ...contract, ...CHANGED }));
const { ERROR_ANSWERS } = await import('./error-answers.ts');

describe('the sentence of a failure, where a constant changes', () => {
  it.each<[ErrorCode, string]>([
    ['invite.recently_declined', 'less than five days ago'],
    ['user.pause_too_long', 'up to 45 days'],
    ['team_search.broke_twice', 'left four proposed teams'],
    ['team_search.has_team', 'found you eight teams'],
  ])('of %s says it: %s', (code, words) => {
    expect(ERROR_ANSWERS[code].sentence).toContain(words);
  });
});
