import { ApiError, NetworkError } from '@crewdeck/module-sdk';
import { interestFailureText, wasInterestAlreadyShown } from './use-show-interest.ts';

const twice = new ApiError('You have already shown interest in this project', 409, 'interest.already_shown', 'r1');

describe('a refused interest', () => {
  it("shows the server's own sentence", () => {
    expect(interestFailureText(twice)).toBe('You have already shown interest in this project');
  });

  it('says that it failed when the answer has no sentence', () => {
    expect(interestFailureText(new ApiError('', 500, null, null))).toBe('Failed to show interest');
  });

  it('says that something went wrong when no answer came', () => {
    expect(interestFailureText(new NetworkError('offline'))).toBe('Something went wrong');
  });

  it('counts as sent only when the reason is an earlier interest', () => {
    expect(wasInterestAlreadyShown(twice)).toBe(true);
    expect(wasInterestAlreadyShown(new ApiError('Full', 409, 'project.team_full', 'r2'))).toBe(false);
    expect(wasInterestAlreadyShown(new NetworkError('offline'))).toBe(false);
  });
});
