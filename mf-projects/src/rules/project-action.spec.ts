import { aProjectPage, aViewer } from '../testing/builders.ts';
import { projectActionOf, whyNobodyJoins } from './project-action.ts';

const NOW = new Date('2026-03-11T15:00:00Z');
const INVITE = {
  id: 'i',
  role: 'Designer',
  note: '',
  expiresAt: '2026-03-20T00:00:00.000Z',
  sender: { id: 'a', name: 'Ada' },
};
const INTEREST = {
  id: 'n',
  status: 'shown',
  createdAt: '2026-03-01T00:00:00.000Z',
  closesAt: '2026-03-15T00:00:00.000Z',
} as const;

function actionOf(project: Parameters<typeof aProjectPage>[0], isSignedIn = true, isHidden = false) {
  return projectActionOf(aProjectPage(project), { isSignedIn, isHidden, now: NOW });
}

describe('what the viewer of a project can do', () => {
  it('is to edit it for the owner and to meet the team for a member, whatever state it is in', () => {
    expect(actionOf({ viewer: aViewer({ is: 'owner' }), status: 'Archived' })).toEqual({ kind: 'own' });
    expect(actionOf({ viewer: aViewer({ is: 'member' }), openSeats: 0 })).toEqual({ kind: 'team' });
  });

  it('is nothing for somebody whom ops have hidden, unless they are on the team', () => {
    expect(actionOf({ viewer: aViewer() }, true, true)).toEqual({ kind: 'hidden' });
    expect(actionOf({ viewer: aViewer({ is: 'member' }) }, true, true)).toEqual({ kind: 'team' });
  });

  it('is to answer for somebody invited, and to read why it can no longer be accepted', () => {
    const viewer = aViewer({ invite: INVITE, interest: INTEREST });
    expect(actionOf({ viewer })).toEqual({ kind: 'answer', invite: INVITE, hindrance: null });
    expect(actionOf({ viewer, openSeats: 0 })).toMatchObject({ kind: 'answer', hindrance: 'The team is full.' });
  });

  it('is to show interest once, and to see that it was shown', () => {
    expect(actionOf({ viewer: aViewer() })).toEqual({ kind: 'offer', hasEnded: false });
    expect(actionOf({ viewer: aViewer({ interest: INTEREST }) })).toEqual({ kind: 'sent', interest: INTEREST });
  });

  it.each([
    ['withdrawn', false],
    ['closed', true],
  ] as const)('is to show interest again after it is %s', (status, hasEnded) => {
    const viewer = aViewer({ interest: { ...INTEREST, status } });
    expect(actionOf({ viewer })).toEqual({ kind: 'offer', hasEnded });
  });

  it('is to sign in first, or to make a profile first', () => {
    expect(actionOf({ viewer: null }, false)).toEqual({ kind: 'sign-in' });
    expect(actionOf({ viewer: null })).toEqual({ kind: 'profile' });
  });

  it.each([
    [{ status: 'Archived' }, /archived/],
    [{ status: 'Completed' }, /finished/],
    [{ deadline: '2026-03-10' }, /deadline to join has passed/],
    [{ openSeats: 0 }, /team is full/],
    [{ viewer: aViewer({ interest: { ...INTEREST, status: 'not_now' as const } }) }, /^The team went another way\.$/],
  ] as const)('%#: is nothing, for a reason that is told', (state, reason) => {
    for (const isSignedIn of [true, false]) {
      const action = actionOf({ viewer: aViewer(), ...state }, isSignedIn);
      expect(action).toEqual({ kind: 'none', reason: expect.stringMatching(reason) });
    }
  });
});

const OPEN = { status: 'Open' as const, deadline: null, openSeats: 2 };

it.each([
  [{ ...OPEN, deadline: '2026-03-09' }, 'set a later deadline'],
  [{ ...OPEN, deadline: '2026-03-09', openSeats: 0 }, 'set a later deadline and raise the max team size'],
  [{ ...OPEN, status: 'Archived' as const }, 'change the status'],
  [{ ...OPEN, status: 'Archived' as const, openSeats: 0 }, 'change the status and raise the max team size'],
  [{ ...OPEN, status: 'Completed' as const, deadline: '2027-01-01' }, 'change the status'],
])('tells the owner of %j what lets people join again, and nothing else', (project, changes) => {
  expect(whyNobodyJoins(project, NOW)).toBe(`Nobody can join right now. To let people in, ${changes}.`);
});

it('tells the owner of a full team that its size can be raised', () => {
  const text = 'Your team is full. To let more people in, raise the max team size.';
  expect(whyNobodyJoins({ ...OPEN, openSeats: 0 }, NOW)).toBe(text);
});
