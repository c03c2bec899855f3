import { ApiError, NetworkError } from '@crewdeck/module-sdk';
import { answerFailedText } from './answer-texts.ts';

describe('what a person is told after answering an invite', () => {
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
