import { DECLINE_UNDO_MS } from '@crewdeck/contract';
import { aProfile } from '@crewdeck/module-sdk/builders';
import { answerCalls } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aProjectPage, aTeam, aTeamMember, aViewer } from '../testing/builders.ts';
import {
  bodiesOf,
  button,
  FULL,
  givenApi,
  INTEREST,
  INVITE,
  PROJECT_PATH,
  panel,
  visit,
} from '../testing/visit-project.tsx';

describe('an invite, on the page of its project', () => {
  const invited = aProjectPage({ viewer: aViewer({ invite: INVITE }) });

  it.each([
    [true, 'ada#1', 'If you join, your team sees your contact line and email.'],
    [true, null, 'If you join, your team sees your email.'],
    [false, 'ada#1', 'If you join, your team sees your contact line, but not your email until you confirm it.'],
    [false, null, "Your team can't reach you yet. Confirm your email or add a contact line, now or after you join."],
  ])(
    'says how the team reaches people: email confirmed %s, contact %s',
    async (emailVerified, discordOrContact, text) => {
      const reads = { '/api/users/firebase/uid-of-ada': { body: aProfile({ discordOrContact }) } };
      givenApi({ project: invited, reads });
      visit({ emailVerified });
      await button('Accept');
      await waitFor(async () => expect(await panel()).toHaveTextContent(text));
    },
  );

  it('says who sends it, and for what', async () => {
    givenApi({ project: invited });
    visit();
    expect(await within(await panel()).findByText('Your maps are lovely.')).toBeVisible();
    expect(await panel()).toHaveTextContent('Ada Lovelace invites you to join as Designer.');
  });

  it('once accepted shows the team, and how to reach it', async () => {
    const next = aProjectPage({ viewer: aViewer({ is: 'member' }), team: aTeam(aTeamMember()) });
    const changes = { 'PATCH /api/invites/invite-1': { answer: { body: {} }, next } };
    const calls = givenApi({ project: invited, changes });
    const { user } = visit();
    await user.click(await button('Accept'));
    expect(await screen.findByText("You've joined the project!")).toBeVisible();
    expect(await screen.findByRole('link', { name: /^ada.?@example/ })).toHaveAttribute(
      'href',
      'mailto:ada@example.org',
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Team' })).toHaveFocus());
    expect(bodiesOf(calls, 'PATCH', '/api/invites/invite-1')).toEqual([{ status: 'accepted' }]);
  });

  it('takes with it how much time somebody has, if they say so', async () => {
    const calls = givenApi({ project: invited, changes: { 'PATCH /api/invites/invite-1': { answer: { body: {} } } } });
    const { user } = visit();
    await user.click(await screen.findByText('Say how much time you have (optional)'));
    await user.selectOptions(screen.getByLabelText('Hours a week'), '6');
    await user.type(screen.getByLabelText('Until'), '2999-03-31');
    await user.click(await button('Accept'));
    await waitFor(() =>
      expect(bodiesOf(calls, 'PATCH', '/api/invites/invite-1')).toEqual([
        { status: 'accepted', hoursPerWeek: 6, until: '2999-03-31' },
      ]),
    );
  });

  it('can be declined, and taken back in the place where it was', async () => {
    const calls = givenApi({ project: invited, changes: { 'PATCH /api/invites/invite-1': { answer: { body: {} } } } });
    const { user } = visit();
    await user.click(await button('Decline'));
    expect(await screen.findByText('Invite declined.')).toBeVisible();
    expect(await within(await panel()).findByText("You've declined the invite.")).toHaveFocus();
    await user.click(await button('Undo'));
    expect(await screen.findByText('The invite is open again.')).toBeVisible();
    expect(await button('Accept')).toBeVisible();
    expect(bodiesOf(calls, 'PATCH', '/api/invites/invite-1')).toEqual([{ status: 'declined' }, { status: 'pending' }]);
  });

  it('that was declined is no more once it can no longer be taken back', async () => {
    const next = aProjectPage({ viewer: aViewer() });
    givenApi({ project: invited, changes: { 'PATCH /api/invites/invite-1': { answer: { body: {} }, next } } });
    const { user } = visit();
    await button('Decline');
    jest.useFakeTimers();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.getByText('You can undo this for 10 seconds.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(DECLINE_UNDO_MS));
    jest.useRealTimers();
    expect(await button('Show Interest')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('that answered interest is said to be withdrawn, where that closed the interest', async () => {
    const interest = { ...INTEREST, status: 'closed', isInviteWithdrawn: true } as const;
    givenApi({ project: aProjectPage({ viewer: aViewer({ interest }) }) });
    visit();
    expect(await within(await panel()).findByText(/^The invite was withdrawn\./)).toBeVisible();
    expect(await button('Show Interest')).toBeEnabled();
  });

  it('that can no longer be taken back says so in its place', async () => {
    let answers = 0;
    const changes = {
      get 'PATCH /api/invites/invite-1'() {
        answers += 1;
        return { answer: answers > 1 ? FULL : { body: {} } };
      },
    };
    givenApi({ project: invited, changes });
    const { user } = visit();
    await user.click(await button('Decline'));
    await user.click(await button('Undo'));
    expect(await within(await panel()).findByText('The team is already full.')).toBeVisible();
  });

  it('says in its place that the team is full, and can no longer be accepted', async () => {
    let isAnswered = false;
    answerCalls(({ method, path }) => {
      if (method === 'PATCH') isAnswered = true;
      if (method === 'PATCH') return FULL;
      if (path !== PROJECT_PATH) return { body: [] };
      return isAnswered ? { status: 503 } : { body: invited };
    });
    const { user } = visit();
    await user.click(await button('Accept'));
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent('The team is already full.');
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(await button('Decline')).toBeEnabled();
    expect(await within(await panel()).findByText(/invites you to join/)).toHaveFocus();
  });
});
