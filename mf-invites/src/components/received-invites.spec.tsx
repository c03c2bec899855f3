import type { AskedProject } from '@crewdeck/contract';
import { aProfile, aProject } from '@crewdeck/module-sdk/builders';
import {
  answerCalls as answerAll,
  createTestHost,
  type GivenAnswer,
  publishSession,
} from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayAndMonth } from '../rules/dates.ts';
import { aCollaborator, anInvite } from '../testing/builders.ts';
import { accept, answerCalls, openWith, user } from '../testing/visit-received-invites.tsx';
import { ReceivedInvites } from './received-invites.tsx';

const PROPOSALS = '/api/account/coming-up';
const INTERESTS = `/api/interests/user/${user.uid}`;
const day = (instant: string) => dayAndMonth(instant, new Date());

beforeEach(() => publishSession(user));

describe('received invites', () => {
  test('an invite shows its project, its sender, the role and its state', () => {
    openWith([anInvite({ status: 'accepted' })]);

    expect(screen.getByRole('heading', { name: 'Star Map' })).toBeVisible();
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(screen.getByText('Frontend Developer')).toBeVisible();
    expect(screen.getByText('Accepted')).toBeVisible();
    expect(screen.getByText('Frontend Developer').parentElement).toHaveTextContent(
      `Frontend Developer · sent ${day('2026-11-20T09:00:00Z')}`,
    );
  });

  test('invites that wait for an answer come before answered ones', () => {
    const project = (title: string) => ({ id: title, title });
    openWith([
      anInvite({ id: 'a', status: 'declined', project: project('Answered') }),
      anInvite({ id: 'b', project: project('Newer') }),
      anInvite({ id: 'c', project: project('Older') }),
    ]);

    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Newer',
      'Older',
      'Answered',
    ]);
  });

  test('an address of the sender is a link', () => {
    openWith([anInvite()]);

    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:ada@example.org');
    expect(screen.queryByText('email not confirmed')).not.toBeInTheDocument();
  });

  test('in place of an address that the sender has not confirmed, that is said', () => {
    openWith([
      anInvite({
        sender: { id: 'sender-1', name: 'Ada Lovelace', pictureUrl: null, email: null, isEmailConfirmed: false },
      }),
    ]);

    expect(screen.getByText('email not confirmed')).toBeVisible();
    expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  });

  test('a pending invite says what the project is, who is on it, until when, and who will see what', async () => {
    const project = aProject({
      description: 'It maps stars. And more.',
      deadline: '2026-11-30',
      hackathon: { id: 'jam', title: 'Campus Jam' },
    });
    const calls = answerAll(() => ({ body: project }));
    openWith([anInvite({ projectId: project.id }), anInvite({ id: 'b', status: 'declined' })]);
    expect(await screen.findByText(/^It maps stars\./)).toBeVisible();
    expect(screen.getByText(new RegExp(`^Team: ${project.owner.name}`))).toBeVisible();
    expect(screen.getByText('For Campus Jam')).toBeVisible();
    expect(screen.getByText(day('2026-11-30T00:00'))).toBeVisible();
    expect(screen.getAllByText(/your team sees your contact line and email/)).toHaveLength(1);
    expect(calls.map(({ path }) => path)).toEqual([`/api/projects/${project.id}`]);
  });

  test('a pending invite shows pictures of the team, and initials of who has none', async () => {
    const pictureUrl = '/api/pictures/alan.webp';
    const owner = { id: 'owner-1', name: 'Grace Hopper', pictureUrl: null };
    answerAll(() => ({ body: aProject({ owner, collaborators: [aCollaborator({ pictureUrl })] }) }));
    openWith([anInvite()]);

    const team = await screen.findByText('Team: Grace Hopper and Alan Turing');
    const faces = team.parentElement?.parentElement as HTMLElement;
    expect([...faces.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([pictureUrl]);
    expect(within(faces).getByText('GH')).toBeInTheDocument();
  });

  test.each([
    ['two lines where no event is below it', null, '2'],
    ['one line above its event', { id: 'jam', title: 'Campus Jam' }, '1'],
  ])('the names of a team have %s, so that the invite keeps its height', async (_, hackathon, lines) => {
    answerAll(() => ({ body: aProject({ hackathon }) }));
    openWith([anInvite()]);
    expect(await screen.findByText(/^Team: /)).toHaveAttribute('data-lines', lines);
  });

  test('a team of the sender alone is named without a second face of theirs', async () => {
    const { sender } = anInvite();
    answerAll(() => ({ body: aProject({ owner: sender }) }));
    openWith([anInvite()]);
    expect(await screen.findByText('Team: Ada Lovelace')).toBeVisible();
    expect(screen.getAllByText('AL')).toHaveLength(1);
  });

  test('a project that could not be loaded is loaded again on demand, and the invite can be answered meanwhile', async () => {
    const project = aProject({ description: 'It maps stars.' });
    let answer: GivenAnswer = { status: 404, body: { error: 'No.', code: 'project.not_found', requestId: 'r' } };
    answerAll(() => answer);
    openWith([anInvite()]);
    expect(await screen.findByText("We couldn't load more about this project.")).toBeVisible();
    expect(accept()).toBeEnabled();
    answer = { body: project };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^It maps stars\./)).toBeVisible();
  });

  test('somebody whose email is not confirmed is asked once how their team will reach them, below the invites', () => {
    publishSession({ ...user, emailVerified: false });
    openWith([anInvite({ id: 'a' }), anInvite({ id: 'b' })]);
    const ask = screen.getByText(/^mf-profile contact-ask/);
    expect(ask.compareDocumentPosition(screen.getAllByRole('button', { name: 'Accept' })[0] as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  test.each([
    ['whose email is confirmed', { emailVerified: true }, 'pending'],
    ['who has nothing to answer', { emailVerified: false }, 'declined'],
  ] as const)('somebody %s is not asked', (_, session, status) => {
    publishSession({ ...user, ...session });
    openWith([anInvite({ status })]);
    expect(screen.queryByText(/contact-ask/)).not.toBeInTheDocument();
  });

  test('an invite is reported in a dialog that lives in the address', async () => {
    const { router } = openWith([anInvite({ id: 'a' }), anInvite({ id: 'b', status: 'declined' })]);
    await userEvent.click(screen.getAllByRole('button', { name: 'More' })[1] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));

    expect(screen.getByText(/mf-profile report-dialog .*"kind":"invite","id":"b".*Ada Lovelace/)).toBeVisible();
    expect(router.state.location.search).toBe('?report=b');
  });

  test('an invite leads to its project and its sender, and says what they wrote and until when it is open', () => {
    openWith([anInvite({ note: 'Your maps are lovely.' })]);
    expect(screen.getByRole('link', { name: 'Star Map' })).toHaveAttribute('href', '/projects/project-1');
    expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/people/sender-1');
    expect(screen.getByText('Your maps are lovely.')).toBeVisible();
    expect(screen.getByText('Frontend Developer').parentElement).toHaveTextContent(
      `Frontend Developer · sent ${day('2026-11-20T09:00:00Z')} · join by ${day('2026-12-04T09:00:00Z')}`,
    );
  });

  test.each([
    ['both', true, 'ada#1', 'If you join, your team sees your contact line and email.'],
    ['a confirmed email', true, null, 'If you join, your team sees your email.'],
    [
      'a contact line',
      false,
      'ada#1',
      'If you join, your team sees your contact line, but not your email until you confirm it.',
    ],
    [
      'neither',
      false,
      null,
      "Your team can't reach you yet. Confirm your email or add a contact line, now or after you join.",
    ],
  ])('an invite says how the team will reach somebody with %s', async (_, emailVerified, discordOrContact, words) => {
    publishSession({ ...user, emailVerified });
    answerCalls(() => ({ body: [] }));
    openWith([anInvite()], { profile: aProfile({ discordOrContact }) });
    expect(await screen.findByText(/ you join/)).toHaveTextContent(words);
  });

  test('an invite is answered after the note and what the project is, before what its answer means', async () => {
    answerAll(() => ({ body: aProject({ description: 'It maps stars.' }) }));
    openWith([anInvite({ note: 'Your maps are lovely.' })]);
    await screen.findByText('It maps stars.');
    const texts = [
      'Your maps are lovely.',
      'It maps stars.',
      /^Team: /,
      'Accept',
      'Decline',
      /^If you join/,
      /^Say how much time/,
    ];
    const places = texts.map((text) => screen.getByText(text));
    const sorted = places.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(sorted).toEqual(places);
  });

  const noProfile = { status: 404, body: { error: 'No.', code: 'user.not_found', requestId: 'r' } };

  test.each([
    ['a profile', { body: aProfile() }, ['/explore-projects']],
    ['no profile', noProfile, ['/create-profile', '/explore-projects']],
    ['a profile that could not be read', { status: 503 }, ['/explore-projects']],
  ])('somebody with %s and without invites is shown a way on, once that is known', async (_, answer, ways) => {
    answerAll(({ path }) => ([PROPOSALS, INTERESTS].includes(path) ? { body: [] } : answer));
    openWith([], {});

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(await screen.findByText('No invites received yet.')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  const asked = (id: string, status: NonNullable<AskedProject['interest']>['status']) => ({
    ...aProject({ id }),
    interest: { status, createdAt: '2026-11-20T09:00:00.000Z' },
  });

  test.each([
    [1, "a project that hasn't answered yet.", [asked('a', 'shown'), asked('b', 'not_now')]],
    [2, "2 projects that haven't answered yet.", [asked('a', 'shown'), asked('b', 'shown')]],
  ])('somebody without invites reads that interest in %d waits, and is led to it', async (_, words, projects) => {
    answerAll(({ path }) => ({ body: path === INTERESTS ? projects : [] }));
    openWith([]);

    const sentence = await screen.findByText(/^You've shown interest in/);
    expect(sentence).toHaveTextContent(`You've shown interest in ${words} See what you've sent`);
    const link = within(sentence).getByRole('link', { name: "See what you've sent" });
    expect(link).toHaveAttribute('href', '/my-invites?tab=sent');
  });

  test('somebody without invites reads of no interest that has an answer', async () => {
    const calls = answerAll(({ path }) => ({ body: path === INTERESTS ? [asked('a', 'not_now')] : [] }));
    const { queryClient } = openWith([]);

    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(INTERESTS));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText('No invites received yet.')).toBeVisible();
    expect(screen.queryByText(/shown interest/)).not.toBeInTheDocument();
  });

  const proposal = { kind: 'proposal', id: 'jam', title: 'Campus Jam', project: null, day: '2099-02-01' };
  const startsAt = '2099-02-01T09:00:00.000Z';

  test('a proposed team that waits for an answer comes first, and invites are drawn with it', async () => {
    let finish = (_answer: GivenAnswer) => {};
    const answer = new Promise<GivenAnswer>((resolve) => {
      finish = resolve;
    });
    answerCalls(({ path }) => (path === PROPOSALS ? answer : { body: [] }));
    openWith([anInvite()], { profile: aProfile() });

    expect(screen.queryByRole('heading', { name: 'Star Map' })).not.toBeInTheDocument();
    finish({
      body: [
        { ...proposal, startsAt },
        { ...proposal, kind: 'hackathon', id: 'other', title: 'Other' },
      ],
    });
    const invite = await screen.findByRole('heading', { name: 'Star Map' });
    const words = screen.getByText(/^A team for/);
    expect(words).toHaveTextContent(
      /^A team for Campus Jam is waiting for your answer\. Answer by Sun 1 Feb 2099, .*\.$/,
    );
    const link = screen.getByRole('link', { name: /^View team/ });
    expect(link).toHaveAttribute('href', '/hackathons/jam#find-my-team');
    expect(link.compareDocumentPosition(invite)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('invites are shown when proposed teams could not be read', async () => {
    answerCalls(({ path }) => (path === PROPOSALS ? { status: 503 } : { body: [] }));
    openWith([anInvite()], { profile: aProfile() });

    expect(await screen.findByRole('heading', { name: 'Star Map' })).toBeVisible();
  });

  test('a list that cannot be loaded says so and can be tried again', async () => {
    let isBroken = true;
    answerCalls(() => (isBroken ? { status: 503 } : { body: [anInvite()] }));
    render(createTestHost(<ReceivedInvites />).element);

    expect(await screen.findByText('Failed to fetch your invites.')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Star Map' })).toBeVisible();
  });
});
