import type { Invite } from '@crewdeck/contract';
import { type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anInvite } from '../testing/builders.ts';
import { accept, answerCalls, decline, openWith, user } from '../testing/visit-received-invites.tsx';

const later = () => new Promise<GivenAnswer>(() => {});

const setOnline = (value: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  });

beforeEach(() => publishSession(user));

describe('received invites', () => {
  test('only a pending invite can be answered', () => {
    openWith([anInvite({ id: 'a', status: 'accepted' }), anInvite({ id: 'b', status: 'declined' })]);

    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['More', 'More']);
  });

  test('accepting tells so and leads to the collaborations', async () => {
    const calls = answerCalls(({ method }) => ({ body: method === 'PATCH' ? anInvite({ status: 'accepted' }) : [] }));
    const { router } = openWith([anInvite()]);

    await userEvent.click(accept());

    expect(await screen.findByText("You've joined the project!")).toBeVisible();
    expect(router.state.location.pathname).toBe('/collaborations');
    const sent = calls.find(({ method }) => method === 'PATCH');
    expect(sent).toMatchObject({ path: '/api/invites/invite-1', body: { status: 'accepted' } });
  });

  test('answering twice sends one answer', async () => {
    const calls = answerCalls(later);
    openWith([anInvite()]);

    await userEvent.dblClick(accept());
    await userEvent.click(decline());

    expect(calls.filter((call) => call.method === 'PATCH')).toHaveLength(1);
  });

  test('a declined invite shows as declined before the server has answered', async () => {
    answerCalls(later);
    openWith([anInvite(), anInvite({ id: 'other', project: { id: 'project-2', title: 'Orchard' } })]);

    await userEvent.click(screen.getAllByRole('button', { name: 'Decline' })[0] as HTMLElement);

    expect(await screen.findByText('Declined')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.queryByText('Invite declined.')).not.toBeInTheDocument();
  });

  test('declining keeps the keyboard on the invite', async () => {
    answerCalls(later);
    openWith([anInvite()]);

    await userEvent.click(decline());

    expect(screen.getByRole('heading', { name: 'Star Map' })).toHaveFocus();
  });

  test('a full team is told at the invite, which stays pending and can only be declined', async () => {
    const full = { error: "This project's team is full.", code: 'project.team_full', requestId: 'r1' };
    answerCalls(({ method }) => (method === 'PATCH' ? { status: 409, body: full } : { body: [anInvite()] }));
    openWith([anInvite()]);

    await userEvent.click(accept());

    const invite = within(screen.getByRole('listitem'));
    expect(await invite.findByText("This project's team is full. The invite is still pending.")).toBeVisible();
    expect(invite.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(invite.queryByText('Say how much time you have (optional)')).toBeNull();
    expect(decline()).toBeEnabled();
  });

  test('an answer that failed says so at the invite, and can be given again', async () => {
    answerCalls(({ method }) => (method === 'PATCH' ? { status: 503 } : { body: [anInvite()] }));
    openWith([anInvite()]);
    await userEvent.click(accept());
    expect(await screen.findByText("We couldn't save your answer. The invite is still pending.")).toBeVisible();
    expect(accept()).toBeEnabled();
  });

  test('an answer that failed offline says when to try again', async () => {
    answerCalls(({ method }) => {
      if (method !== 'PATCH') return { body: [anInvite()] };
      setOnline(false);
      return { status: 503 };
    });
    openWith([anInvite()]);
    await userEvent.click(accept());
    const refusal = await screen.findByText(/^We couldn't save your answer/);
    await waitFor(() =>
      expect(refusal).toHaveTextContent("pending.You're offline. Try again once you're back online."),
    );
    setOnline(true);
  });

  test('a conflict is told in the words of the server, and the list is read again', async () => {
    const conflict = { error: 'This invite was answered already.', code: 'invite.not_pending', requestId: 'r1' };
    const calls = answerCalls(({ method }) =>
      method === 'PATCH' ? { status: 409, body: conflict } : { body: [anInvite()] },
    );
    openWith([anInvite()]);

    await userEvent.click(accept());

    expect(await screen.findByText('This invite was answered already.')).toBeVisible();
    await waitFor(() => expect(calls.some((call) => call.path === '/api/invites/user/uid-of-ada')).toBe(true));
  });

  test('a refusal can be taken back for some seconds', async () => {
    const calls = answerCalls(({ method, body }) =>
      method === 'PATCH' ? { body: anInvite(body as Pick<Invite, 'status'>) } : later(),
    );
    openWith([anInvite()]);
    await userEvent.click(decline());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('You can undo this for 10 seconds.')).toBeVisible();
    await userEvent.click(undo);
    expect(await screen.findByText('The invite is open again.')).toBeVisible();
    expect(screen.queryByText('Invite declined.')).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { status: 'declined' },
      { status: 'pending' },
    ]);
    expect(accept()).toBeVisible();
  });

  test('a declined invite stays in its place, before those that were answered another day', async () => {
    answerCalls(({ method }) => (method === 'PATCH' ? { body: anInvite({ status: 'declined' }) } : later()));
    const project = (title: string) => ({ id: title, title });
    openWith([
      anInvite({ project: project('Declined now') }),
      anInvite({ id: 'b', project: project('Declined before'), status: 'declined' }),
      anInvite({ id: 'c', project: project('Pending') }),
    ]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Decline' })[0] as HTMLElement);
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Declined now',
      'Pending',
      'Declined before',
    ]);
  });

  test('who accepts may say how much time they have', async () => {
    const calls = answerCalls(({ method }) => ({ body: method === 'PATCH' ? anInvite({ status: 'accepted' }) : [] }));
    openWith([anInvite()]);
    await userEvent.click(screen.getByText('Say how much time you have (optional)'));
    await userEvent.selectOptions(screen.getByLabelText('Hours a week'), '10');
    await userEvent.click(accept());
    expect(await screen.findByText("You've joined the project!")).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'accepted', hoursPerWeek: 10 });
  });
});
