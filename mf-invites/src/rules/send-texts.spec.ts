import { ApiError, NetworkError } from '@crewdeck/module-sdk';
import { inviteFailedText, inviteSentText, refusalReason } from './send-texts.ts';

const ALREADY_INVITED = 'You have already invited this user to this project.';
const duplicate = new ApiError('They were asked before.', 409, 'invite.already_sent', 'r1');
const full = new ApiError('The team is already full.', 409, 'project.team_full', 'r1');
const broken = new ApiError('Something broke.', 500, 'server.internal', 'r1');
const offline = new NetworkError('Network Error');

describe('what a person is told after sending an invite', () => {
  test('a project without a title is called Project', () => {
    expect(inviteSentText('Ada', '')).toBe('Invite sent to Ada for Project.');
  });

  test.each([
    ['a refusal', full],
    ['a broken server', broken],
    ['no answer', offline],
  ])('%s is a failure with a cross mark', (_case, error) => {
    expect(inviteFailedText(error)).toBe('❌ Failed to send invite.');
  });

  test.each([
    ['the code of a second invite, whatever the words', duplicate, ALREADY_INVITED],
    [
      'another code, whatever the words',
      new ApiError('A unique team!', 409, 'project.team_full', 'r1'),
      '❌ Failed to send invite.',
    ],
    ['the word where there is no code', new ApiError('Unique constraint', 409, null, null), ALREADY_INVITED],
  ])('counts: %s', (_case, error, text) => {
    expect(inviteFailedText(error)).toBe(text);
  });

  test('a refusal is explained in the words of the server', () => {
    expect(refusalReason(full)).toBe('The team is already full.');
  });

  test.each([
    ['a second invite, which has a sentence of its own', duplicate],
    ['a broken server', broken],
    ['no answer', offline],
  ])('%s is not explained further', (_case, error) => {
    expect(refusalReason(error)).toBeNull();
  });
});
