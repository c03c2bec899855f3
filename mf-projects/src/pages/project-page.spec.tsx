import type { ProjectPage as ProjectAnswer, ProjectInterest } from '@crewdeck/contract';
import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession, type ReceivedCall } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { aProjectInterest, aProjectPage, aTeam, aTeamMember, aTeamOf, aViewer } from '../testing/builders.ts';
import { ProjectPage } from './project-page.tsx';

const NOT_FOUND = { status: 404, body: { error: 'Not here.', code: 'project.not_found', requestId: 'r' } };
const FULL = { status: 409, body: { error: 'The team is already full.', code: 'project.team_full', requestId: 'r' } };
const PROJECT_PATH = `/api/projects/${aProjectPage().id}`;
const INVITE = {
  id: 'invite-1',
  role: 'Designer',
  note: 'Your maps are lovely.',
  expiresAt: '2030-01-16T12:00:00.000Z',
  sender: { id: 'a', name: 'Ada Lovelace' },
};
const INTEREST = { id: 'interest-1', status: 'shown', createdAt: '2026-02-01T12:00:00.000Z' } as const;

type Answer = { status?: number; body?: unknown };

interface Api {
  project: ProjectAnswer | 'missing';
  interests?: ProjectInterest[];
  /** What each change answers, by method and path, and what the project is afterwards. */
  changes?: Readonly<Record<string, { answer?: Answer; next?: ProjectAnswer }>>;
  hasProfile?: boolean;
}

function givenApi({ project, interests = [], changes = {}, hasProfile = true }: Api) {
  let shown = project;
  const read = (path: string): Answer => {
    if (path.endsWith('/interests')) return { body: interests };
    if (path.startsWith('/api/users/firebase/')) return hasProfile ? { body: aProfile() } : NOT_FOUND;
    if (path === PROJECT_PATH) return shown === 'missing' ? NOT_FOUND : { body: shown };
    return { body: [] };
  };
  return answerCalls(({ method, path }: ReceivedCall) => {
    const change = changes[`${method} ${path}`];
    if (!change) return read(path);
    shown = change.next ?? shown;
    return change.answer ?? { status: 204 };
  });
}

function visit({ isSignedIn = true, part = '' } = {}) {
  publishSession(isSignedIn ? aSessionUser() : null);
  const host = createTestHost(<ProjectPage />, { at: `/projects/${aProjectPage().id}${part}`, path: '/projects/:id' });
  render(host.element);
  return { ...host, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }) };
}

const bodiesOf = (calls: readonly ReceivedCall[], method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

const panel = () => screen.findByRole('region', { name: 'What you can do' });
const button = (name: string) => screen.findByRole('button', { name });

describe('the page of a project', () => {
  it('shows a visitor all that is known of it, and its team by name and role', async () => {
    const hackathon = { id: 'h', title: 'Night of code' };
    givenApi({ project: aProjectPage({ hackathon, collaborators: aTeamOf(1), openSeats: 2, tags: ['campus'] }) });
    visit({ isSignedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campus map' })).toBeVisible();
    for (const text of ['Find a free study room.', 'Designer', 'React', '#campus', '2 of 4 seats taken', 'Member 1']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Night of code' })).toHaveAttribute('href', '/hackathons/h');
    const ada = `/people/${aProjectPage().owner.id}`;
    for (const link of screen.getAllByRole('link', { name: 'Ada Lovelace' })) expect(link).toHaveAttribute('href', ada);
    expect(within(screen.getByRole('list', { name: 'Team' })).getByText('2 open seats')).toBeVisible();
  });

  it('says that a project is not there, or not for whoever asks', async () => {
    givenApi({ project: 'missing' });
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore projects' })).toHaveAttribute('href', '/explore-projects');
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isBroken = true;
    answerCalls(({ path }) => {
      if (path === PROJECT_PATH) return isBroken ? { status: 503 } : { body: aProjectPage() };
      return { body: [] };
    });
    const { user } = visit({ isSignedIn: false });
    expect(await screen.findByText('This project could not be loaded.')).toBeVisible();
    isBroken = false;
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Campus map' })).toBeVisible();
  });
});

describe('what somebody new can do', () => {
  it('is to sign in first, and to come back here', async () => {
    givenApi({ project: aProjectPage() });
    visit({ isSignedIn: false });
    const here = encodeURIComponent(`/projects/${aProjectPage().id}`);
    const link = await screen.findByRole('link', { name: 'Sign in to show interest' });
    expect(link).toHaveAttribute('href', `/sign-in?next=${here}`);
  });

  it('is to make a profile first, and to come back here', async () => {
    givenApi({ project: aProjectPage(), hasProfile: false });
    visit();
    const here = encodeURIComponent(`/projects/${aProjectPage().id}`);
    const link = await screen.findByRole('link', { name: 'Create your profile' });
    expect(link).toHaveAttribute('href', `/create-profile?next=${here}`);
  });

  it('is to show interest, with a line of their own, once however often it is pressed', async () => {
    const next = aProjectPage({ viewer: aViewer({ interest: INTEREST }) });
    const changes = { 'POST /api/interests': { answer: { status: 201, body: {} }, next } };
    const calls = givenApi({ project: aProjectPage({ viewer: aViewer() }), changes });
    const { user } = visit();
    await user.type(await screen.findByLabelText('A line for the team'), ' I draw maps. ');
    await user.dblClick(await button('Show Interest'));
    expect(await screen.findByText('Interest sent successfully!')).toBeVisible();
    expect(await button('Interest Sent')).toBeDisabled();
    expect(bodiesOf(calls, 'POST', '/api/interests')).toEqual([
      { userId: aProfile().id, projectId: aProjectPage().id, words: 'I draw maps.' },
    ]);
  });

  it('is to read in the form why their interest was refused, with their line still in it', async () => {
    const changes = { 'POST /api/interests': { answer: FULL } };
    givenApi({ project: aProjectPage({ viewer: aViewer() }), changes });
    const { user } = visit();
    await user.type(await screen.findByLabelText('A line for the team'), 'I draw maps.');
    await user.click(await button('Show Interest'));
    const form = screen.getByRole('form', { name: 'Show Interest' });
    expect(await within(form).findByText('The team is already full.')).toBeVisible();
    expect(screen.getByLabelText('A line for the team')).toHaveValue('I draw maps.');
  });

  it('is to withdraw an interest that was shown', async () => {
    const changes = { 'DELETE /api/interests/interest-1': { next: aProjectPage({ viewer: aViewer() }) } };
    givenApi({ project: aProjectPage({ viewer: aViewer({ interest: INTEREST }) }), changes });
    const { user } = visit();
    await user.click(await button('Withdraw'));
    expect(await button('Show Interest')).toBeVisible();
  });

  it('is to show interest anew when it has ended, and to read that it has', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer({ interest: { ...INTEREST, status: 'closed' } }) }) });
    visit();
    expect(await within(await panel()).findByText(/Your earlier interest has ended/)).toBeVisible();
    expect(await button('Show Interest')).toBeEnabled();
  });

  it('is to read why there is nothing to do', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer(), status: 'Archived' }) });
    visit();
    expect(await within(await panel()).findByText(/archived/)).toBeVisible();
    expect(within(await panel()).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('an invite, on the page of its project', () => {
  const invited = aProjectPage({ viewer: aViewer({ invite: INVITE }) });

  it('says who sends it, for what, and what the team will see of whoever accepts', async () => {
    givenApi({ project: invited });
    visit();
    expect(await within(await panel()).findByText('Your maps are lovely.')).toBeVisible();
    expect(await panel()).toHaveTextContent('Ada Lovelace invites you to join as Designer.');
    expect(await panel()).toHaveTextContent('your contact line and e-mail will be shown to the team');
  });

  it('once accepted shows whom one works with, and how to reach them', async () => {
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

  it('can be declined', async () => {
    const changes = {
      'PATCH /api/invites/invite-1': { answer: { body: {} }, next: aProjectPage({ viewer: aViewer() }) },
    };
    const calls = givenApi({ project: invited, changes });
    const { user } = visit();
    await user.click(await button('Decline'));
    expect(await screen.findByText('Invite declined.')).toBeVisible();
    expect(bodiesOf(calls, 'PATCH', '/api/invites/invite-1')).toEqual([{ status: 'declined' }]);
  });

  it('says in its place why it could not be accepted', async () => {
    givenApi({ project: invited, changes: { 'PATCH /api/invites/invite-1': { answer: FULL } } });
    const { user } = visit();
    await user.click(await button('Accept'));
    expect(await within(await panel()).findByText('The team is already full.')).toBeVisible();
  });
});

describe('the team page', () => {
  const aTeamPage = (is: 'owner' | 'member', parts: Partial<ProjectAnswer> = {}) =>
    aProjectPage({ viewer: aViewer({ is }), team: aTeam(aTeamMember()), openSeats: 2, ...parts });
  const grace = aTeamMember().id;

  it('shows contact, an address that is not confirmed as that, and since when', async () => {
    const unconfirmed = aTeamMember({ email: null, isEmailConfirmed: false });
    givenApi({ project: aTeamPage('member', { team: aTeam(unconfirmed) }) });
    visit();
    const team = await screen.findByRole('region', { name: 'Team' });
    for (const text of ['E-mail address not confirmed', 'grace#1906', '3 Feb 2026']) {
      expect(within(team).getAllByText(text)[0]).toBeVisible();
    }
    expect(within(team).queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('lets a member leave, once they have confirmed it', async () => {
    const changes = { [`POST ${PROJECT_PATH}/leave`]: { next: aProjectPage({ viewer: aViewer() }) } };
    const calls = givenApi({ project: aTeamPage('member'), changes });
    const { user } = visit();
    await user.click(await button('Leave team'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave team' }));
    expect(await screen.findByText('You have left the team.')).toBeVisible();
    expect(await button('Show Interest')).toBeVisible();
  });

  it('lets the owner remove a member, with a sentence that is not left out', async () => {
    const path = `${PROJECT_PATH}/removals`;
    const changes = { [`POST ${path}`]: { next: aTeamPage('owner', { team: aTeam() }) } };
    const calls = givenApi({ project: aTeamPage('owner'), changes });
    const { user } = visit();
    await user.click(await button('Remove Grace Hopper'));
    await user.click(await button('Remove from team'));
    expect(await screen.findByText('Write a sentence. They deserve a reason.')).toBeVisible();
    await user.type(screen.getByLabelText(/A sentence for them/), 'Thank you for all.');
    await user.click(await button('Remove from team'));
    expect(await screen.findByText('Grace Hopper is no longer on the team.')).toBeVisible();
    expect(bodiesOf(calls, 'POST', path)).toEqual([{ userId: grace, words: 'Thank you for all.' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Grace Hopper' })).not.toBeInTheDocument());
  });

  it('lets the owner offer the project to a member, and take that back', async () => {
    const path = `${PROJECT_PATH}/handover`;
    const handover = { to: { id: grace, name: 'Grace Hopper' } };
    const changes = {
      [`PUT ${path}`]: { next: aTeamPage('owner', { viewer: aViewer({ is: 'owner', handover }) }) },
      [`DELETE ${path}`]: { next: aTeamPage('owner') },
    };
    const calls = givenApi({ project: aTeamPage('owner'), changes });
    const { user } = visit();
    await user.click(await button('Hand over to Grace Hopper'));
    await user.click(await button('Offer it'));
    await user.click(await button('Take back'));
    expect(await button('Hand over to Grace Hopper')).toBeVisible();
    expect(bodiesOf(calls, 'PUT', path)).toEqual([{ userId: grace }]);
  });

  it('lets a member accept the project that is offered to them', async () => {
    const path = `${PROJECT_PATH}/handover/acceptance`;
    const handover = { to: { id: aProfile().id, name: 'Grace Hopper' } };
    const changes = { [`POST ${path}`]: { next: aTeamPage('owner') } };
    givenApi({ project: aTeamPage('member', { viewer: aViewer({ is: 'member', handover }) }), changes });
    const { user } = visit();
    await user.click(await button('Accept the project'));
    expect(await screen.findByText('The project is yours now.')).toBeVisible();
    expect(await button('Edit')).toBeVisible();
  });
});

describe('interested people, for the owner', () => {
  const owned = aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(), rolesNeeded: ['Designer'] });

  it('shows who, since when, their line, and their skills beside what is sought', async () => {
    const skills = ['Go', 'React'].map((name) => ({ skill: { id: name, name }, level: 'Advanced' }));
    const person = { ...aProjectInterest().person, skills };
    givenApi({ project: owned, interests: [aProjectInterest({ person })] });
    visit();
    const list = await screen.findByRole('list', { name: 'Interested people' });
    expect(within(list).getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', `/people/${person.id}`);
    for (const text of ['I have drawn maps for years.', '1 Feb 2026', 'React', 'Go']) {
      expect(within(list).getByText(text)).toBeVisible();
    }
    const used = within(list).getByRole('list', { name: 'Skills of Grace Hopper that this project uses' });
    expect(used).toHaveTextContent('React');
    expect(used).not.toHaveTextContent('Go');
  });

  it('lets them say not now, once they know what the person reads', async () => {
    const path = `/api/interests/${aProjectInterest().id}`;
    const calls = givenApi({
      project: owned,
      interests: [aProjectInterest()],
      changes: { [`PATCH ${path}`]: { answer: { body: {} } } },
    });
    const { user } = visit();
    await user.click(await button('Not now: Grace Hopper'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(/The team went another way\./);
    await user.click(within(question).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(bodiesOf(calls, 'PATCH', path)).toEqual([{ status: 'not_now' }]));
  });

  it('takes whoever comes by the link on a card to its heading', async () => {
    givenApi({ project: owned });
    visit({ part: '#interested' });
    expect(await screen.findByRole('heading', { name: /Interested people/ })).toHaveFocus();
  });
});
