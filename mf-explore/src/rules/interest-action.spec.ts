import { aProject } from '@crewdeck/module-sdk/builders';
import { interestActionOf } from './interest-action.ts';

const ME = '11111111-1111-4111-8111-111111111111';
const INVITING = '22222222-2222-4222-8222-222222222222';
const me = { id: ME, name: 'Me' };

function situation(interestedIn: string[] = [], profileId: string | null = ME, isHidden = false) {
  return {
    profileId,
    isHidden,
    interestedIn: new Set(interestedIn),
    invitedTo: new Set([INVITING]),
    now: new Date('2026-06-01T12:00:00Z'),
  };
}

describe('Show Interest', () => {
  it('is offered on an open project, to visitors as well', () => {
    expect(interestActionOf(aProject(), situation())).toEqual({ kind: 'offer' });
    expect(interestActionOf(aProject(), situation([], null))).toEqual({ kind: 'offer' });
  });

  it('is not offered to somebody whom ops have hidden', () => {
    const note = { kind: 'note', text: 'Not while your profile is hidden' };
    expect(interestActionOf(aProject(), situation([], ME, true))).toEqual(note);
  });

  it('is sent once the person has shown interest', () => {
    const project = aProject();
    expect(interestActionOf(project, situation([project.id]))).toEqual({ kind: 'sent' });
  });

  it('gives way to the answer of an invite', () => {
    const project = aProject({ id: INVITING });
    expect(interestActionOf(project, situation([project.id]))).toEqual({ kind: 'invited' });
  });

  it.each([
    ['their own', { owner: me }, 'Your project'],
    ['one they joined', { collaborators: [{ ...me, role: 'Designer' }] }, "You're on this team"],
    ['an archived one', { status: 'Archived' }, 'Archived, no longer looking'],
    ['a completed one', { status: 'Completed' }, 'Finished, no longer looking'],
    ['one past its deadline', { deadline: '2026-05-30' }, 'The deadline has passed'],
    ['a full one, however few of its team are named', { openSeats: 0, collaborators: [] }, 'The team is full'],
  ] as const)('is not offered on %s', (_case, changes, text) => {
    const project = aProject({
      ...changes,
      collaborators: [...('collaborators' in changes ? changes.collaborators : [])],
    });
    expect(interestActionOf(project, situation())).toEqual({ kind: 'note', text });
  });

  it('is offered on the last day of the deadline', () => {
    expect(interestActionOf(aProject({ deadline: '2026-06-01' }), situation())).toEqual({ kind: 'offer' });
  });
});
