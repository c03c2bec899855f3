import { aDirectoryUser, aListedUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith } from '../testing/answers.ts';
import { aProfile, VIEWER } from '../testing/people.ts';
import { ada, list, open } from '../testing/visit-explore.tsx';

beforeEach(() => publishSession(null));

describe('a card', () => {
  it('shows what the directory says about a person, and nothing invented', async () => {
    answerWith(
      list(
        aDirectoryUser({
          id: 'abcdef12-0000-4000-8000-000000000000',
          name: 'Ada Lovelace',
          branch: 'Mathematics',
          academicYear: '2nd Year',
          skills: [{ skill: { id: 'python', name: 'Python' }, level: 'Advanced' }],
          collaborationsCount: 1,
          discordOrContact: 'https://example.org/ada',
        }),
      ),
    );
    open();
    const card = within(await screen.findByRole('listitem', { name: 'Ada Lovelace' }));
    expect(card.getByText('AL')).toBeVisible();
    expect(card.getByText('Mathematics · 2nd Year')).toBeVisible();
    expect(card.getByText('Open to Collaborate')).toBeVisible();
    expect(card.getByText('Python')).toBeVisible();
    expect(card.getByText('1 collaboration')).toBeVisible();
    expect(card.getByText('ID abcdef')).toBeVisible();
    expect(card.getByRole('link', { name: /example\.org\/ada/ })).toHaveAttribute('href', 'https://example.org/ada');
    expect(card.queryByText(/4\.8|online|Mid-Level/)).toBeNull();
  });

  it('says what the person would do in a team', async () => {
    answerWith(list(aListedUser({ name: 'Bo', roles: ['Designer', 'Writer'] })));
    open();
    const card = within(await screen.findByRole('listitem', { name: 'Bo' }));
    expect(card.getByText('Designer · Writer')).toBeVisible();
    expect(card.getByText('No skills listed yet')).toBeVisible();
  });

  it('says in one sentence that somebody has written nothing about themselves', async () => {
    answerWith(list(aDirectoryUser({ name: 'Bo' })));
    open();
    const card = within(await screen.findByRole('listitem', { name: 'Bo' }));
    expect(card.getByText("This profile doesn't say much yet.")).toBeVisible();
    expect(card.queryByText('No skills listed yet')).toBeNull();
  });

  it('shows a contact that is no address as plain text', async () => {
    answerWith(list(aDirectoryUser({ discordOrContact: 'ada#1815' })));
    open();
    expect(await screen.findByText('ada#1815')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'ada#1815' })).toBeNull();
  });

  it('opens the invite dialog for a signed-in person, and Back closes it', async () => {
    const profile = aProfile();
    publishSession(VIEWER);
    answerWith({ ...list(ada), 'GET /api/users/firebase/viewer-uid': { body: profile } });
    const { router } = open();
    await screen.findByText('Ada Lovelace');
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Invite to Collaborate' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('mf-invites invite-dialog for Ada Lovelace');

    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/explore');
  });

  it.each([
    ['on this page', [ada], {}],
    ['on a page that is not read yet', [], { [`GET /api/users/${ada.id}`]: { body: ada } }],
  ])('opens the invite dialog of a shared link for a person %s', async (_where, people, more) => {
    publishSession(VIEWER);
    answerWith({ ...list(...people), 'GET /api/users/firebase/viewer-uid': { body: aProfile() }, ...more });
    const { router } = open(`/explore?invite=${ada.id}`);
    expect(await screen.findByRole('dialog')).toHaveTextContent('mf-invites invite-dialog for Ada Lovelace');
    expect(router.state.location.search).toBe(`?invite=${ada.id}`);
  });

  it("keeps a visitor's invite in the address, beside the filters, so that it opens once they have signed in", async () => {
    answerWith({ ...list(ada), 'GET /api/users/firebase/viewer-uid': { body: aProfile() } });
    const { router } = open('/explore?tech=Go');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite to Collaborate' }));
    const wanted = `/explore?tech=Go&invite=${ada.id}`;
    expect(router.createHref(router.state.location)).toBe(wanted);
    cleanup();

    act(() => publishSession(VIEWER));
    open(wanted);
    expect(await screen.findByRole('dialog')).toHaveTextContent('mf-invites invite-dialog for Ada Lovelace');
    expect(screen.getByLabelText('Tech stack')).toHaveValue('Go');
  });

  it('opens no invite dialog of a shared link for the viewer', async () => {
    const profile = aProfile();
    publishSession(VIEWER);
    answerWith({ ...list(ada, profile), 'GET /api/users/firebase/viewer-uid': { body: profile } });
    open(`/explore?invite=${profile.id}`);
    expect(await screen.findByText('You')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the person of a shared link is not there, and takes them out of the address', async () => {
    publishSession(VIEWER);
    answerWith({ ...list(ada), 'GET /api/users/firebase/viewer-uid': { body: aProfile() } });
    const { router } = open('/explore?invite=nobody');
    expect(await screen.findByText("We couldn't find this person.")).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says whom the viewer has invited, until they answer', async () => {
    publishSession(VIEWER);
    const sent = (status: string, receiverId: string) => ({ status, receiverId });
    const bo = aDirectoryUser({ name: 'Bo' });
    answerWith({
      ...list(ada, bo),
      'GET /api/users/firebase/viewer-uid': { body: aProfile() },
      'GET /api/invites/sent/viewer-uid': { body: [sent('pending', ada.id), sent('declined', bo.id)] },
    });
    open();
    expect(await screen.findAllByText('Invited')).toHaveLength(1);
    expect(screen.getByRole('listitem', { name: 'Ada Lovelace' })).toHaveTextContent('Invited');
    // They can still be invited to another project.
    const buttons = screen.getAllByRole('button', { name: 'Invite to Collaborate' });
    expect(buttons.map(({ classList }) => classList.contains('ghost'))).toEqual([true, false]);
  });

  it.each([
    [{ invitesPausedUntil: '2026-12-03' }, 'Not taking invites until 3 December.'],
    [{ hasManyInvites: true }, 'Has too many open invites. Try again later.'],
  ])('says in place of the button why %j can not be invited now', async (state, reason) => {
    answerWith(list(aDirectoryUser({ name: 'Bo', ...state }), ada));
    open();
    const card = within(await screen.findByRole('listitem', { name: 'Bo' }));
    expect(card.getByText(reason)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Invite to Collaborate' })).toHaveLength(1);
  });

  it("has no invite button on the viewer's own card", async () => {
    const profile = aProfile();
    publishSession(VIEWER);
    answerWith({
      ...list(ada, aDirectoryUser({ id: profile.id, name: profile.name })),
      'GET /api/users/firebase/viewer-uid': { body: profile },
    });
    open();
    const own = within(await screen.findByRole('listitem', { name: 'Grace Hopper' }));
    expect(await own.findByText('You')).toBeVisible();
    expect(own.queryByRole('button', { name: 'Invite to Collaborate' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Invite to Collaborate' })).toHaveLength(1);
  });
});
