import { ApiError, NetworkError } from '@crewdeck/module-sdk';
import { answerFailedText, answerSavedText } from './answer-texts.ts';

describe('what a person is told after answering an invite', () => {
  test('joining and declining each have their own sentence', () => {
    expect(answerSavedText('accepted')).toBe("You've joined the project!");
    expect(answerSavedText('declined')).toBe('Invite declined.');
  });

  test('a conflict is told in the words of the server', () => {
    const full = new ApiError('The team is already full.', 409, 'project.team_full', 'r1');
    expect(answerFailedText(full)).toBe('The team is already full.');
  });

  test('a conflict without a sentence gets the usual one', () => {
    expect(answerFailedText(new ApiError('', 409, null, null))).toBe('Failed to respond to invite.');
  });

  test.each([
    ['a refusal that is no conflict', new ApiError('Not found.', 404, 'invite.not_found', 'r1')],
    ['a broken server', new ApiError('Internal error.', 500, 'server.internal', 'r1')],
    ['no answer at all', new NetworkError('Network Error')],
  ])('%s gets the usual sentence', (_case, error) => {
    expect(answerFailedText(error)).toBe('Failed to respond to invite.');
  });
});
