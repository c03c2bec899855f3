import type { Person } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, aPerson, aProfile, aRefusal } from '../testing/builders.ts';
import { PersonPage } from './person-page.tsx';

const grace = aPerson();
const path = `/api/users/${grace.id}`;
const nobody = { status: 404, body: aRefusal('There is no such person.', 'user.not_found') };

type Answers = Record<string, GivenAnswer | (() => GivenAnswer)>;

function openPage(answers: Answers, search = '') {
  const calls = answerCalls(({ method, path: called }) => {
    const answer = answers[`${method} ${called}`] ?? { status: 500 };
    return typeof answer === 'function' ? answer() : answer;
  });
  const host = createTestHost(<PersonPage />, { at: `/people/${grace.id}${search}`, path: '/:place/:id?' });
  render(host.element);
  return { ...host, writes: () => calls.filter(({ method }) => method === 'POST') };
}

const visit = (person: Person, search?: string) => openPage({ [`GET ${path}`]: { body: person } }, search);

function openAsAda(answers: Answers = {}, search?: string) {
  publishSession(ADA);
  return openPage(
    { [`GET ${path}`]: { body: grace }, 'GET /api/users/firebase/uid-of-ada': { body: aProfile() }, ...answers },
    search,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => publishSession(null));

describe('the page of a person', () => {
  it('shows everything others may see', async () => {
    visit(
      aPerson({
        bio: 'Counts in nanoseconds.',
        availability: 'Available for work',
        branch: 'Mathematics',
        academicYear: '2nd year',
        collaborationsCount: 1,
        answersWithinADay: true,
        skills: [{ skill: { id: 'go', name: 'Go' }, level: 'Beginner' }],
        interests: ['Compilers'],
        githubUrl: 'https://github.com/grace',
        featuredProjects: [{ title: 'Bug book', tech: ['Paper'], link: null }],
        ownedProjects: [
          { id: 'p1', title: 'Night bus', status: 'Open', rolesNeeded: ['Designer'], techStack: ['Go'], openSeats: 2 },
        ],
        teams: [{ id: 'p2', title: 'Campus map', role: 'Tester' }],
      }),
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
    for (const text of ['Counts in nanoseconds.', 'Available for work', 'Mathematics · 2nd year', '1 collaboration']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('Usually answers within a day')).toBeVisible();
    expect(screen.getByText('Go · Beginner')).toBeVisible();
    expect(screen.getByText('Compilers')).toBeVisible();
    expect(screen.getByRole('link', { name: /GitHub/ })).toHaveAttribute('href', 'https://github.com/grace');
    expect(screen.getByRole('heading', { name: 'Bug book' })).toBeVisible();
    const projects = within(screen.getByRole('list', { name: 'Projects that look for people' }));
    expect(projects.getByRole('link', { name: 'Night bus' })).toHaveAttribute('href', '/projects/p1');
    expect(projects.getByText('2 seats open')).toBeVisible();
    expect(projects.getByText('Designer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Campus map' })).toHaveAttribute('href', '/projects/p2');
    expect(screen.getByText('Tester')).toBeVisible();
  });

  it.each([
    [{ invitesPausedUntil: '2026-12-03' }, 'Takes no invites until 3 December.'],
    [{ hasManyInvites: true }, 'Has many open invites. Please try again later.'],
  ])('says why there is no button to invite %j', async (state, reason) => {
    visit(aPerson(state));

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite to Collaborate' })).toBeNull();
  });

  it('leaves out what they left empty', async () => {
    visit(grace);

    expect(await screen.findByText('They have not written a bio yet.')).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(screen.queryByText('Usually answers within a day')).toBeNull();
  });

  it('shows all skills of a group, however many', async () => {
    const names = ['React', 'Vue.js', 'Angular', 'Next.js', 'TypeScript', 'JavaScript', 'HTML'];
    visit(aPerson({ skills: names.map((name) => ({ skill: { id: name, name }, level: 'Advanced' })) }));

    const skills = within(await screen.findByRole('list', { name: 'Frontend skills' }));
    expect(skills.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
  });

  it('is read once more for the person, when the session arrives, and never goes away meanwhile', async () => {
    let contact: string | null = null;
    openPage({
      [`GET ${path}`]: () => ({ body: aPerson({ discordOrContact: contact }) }),
      'GET /api/users/firebase/uid-of-ada': { body: aProfile() },
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });

    contact = 'grace#1906';
    act(() => publishSession(ADA));

    expect(await screen.findByText('grace#1906')).toBeVisible();
    expect(heading).toBeInTheDocument();
  });

  it('says of oneself that others see one so, and leads to the editor', async () => {
    openAsAda({ [`GET ${path}`]: { body: aPerson({ isSelf: true }) } }, `?invite=${grace.id}`);

    expect(await screen.findByText('This is how others see you.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/create-profile');
    for (const name of ['Invite to Collaborate', 'Report', 'Block']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText(/invite-dialog/)).not.toBeInTheDocument();
  });
});

it('says of oneself that nobody else sees one while the profile is hidden', async () => {
  openAsAda({ [`GET ${path}`]: { body: aPerson({ isSelf: true, hiddenReason: 'It is not you.' }) } });
  expect(await screen.findByText(/nobody but you sees it/)).toHaveTextContent(/The reason: It is not you\.$/);
  expect(screen.queryByText('This is how others see you.')).not.toBeInTheDocument();
});

describe('an invite from the page of a person', () => {
  it('opens in a dialog that lives in the address', async () => {
    const { router } = openAsAda();
    await press('Invite to Collaborate');

    expect(await screen.findByText(/mf-invites invite-dialog .*Grace Hopper/)).toBeVisible();
    expect(router.state.location.search).toBe(`?invite=${grace.id}`);
  });
});

describe('blocking', () => {
  it('says what it does, and is done only once it is confirmed', async () => {
    const { router, writes } = openAsAda({ 'POST /api/blocks': { status: 201, body: {} } });
    await press('Block');

    const question = within(await screen.findByRole('alertdialog', { name: /Block Grace Hopper/ }));
    expect(question.getByText(/take it back on your account page/)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(writes()).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Block' }));

    expect(await screen.findByText('You have blocked Grace Hopper.')).toBeInTheDocument();
    expect(writes()).toMatchObject([{ path: '/api/blocks', body: { userId: grace.id } }]);
    expect(router.state.location.pathname).toBe('/explore');
  });

  it('that fails is told, and leaves everything as it was', async () => {
    const { router } = openAsAda({ 'POST /api/blocks': { status: 503 } });
    await press('Block');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Block' }));

    expect(await question.findByRole('alert')).toHaveTextContent('Failed to block this person.');
    expect(router.state.location.pathname).toBe(`/people/${grace.id}`);
  });
});

describe('reporting', () => {
  async function sendReport() {
    await press('Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Grace Hopper' }));
    await userEvent.selectOptions(dialog.getByLabelText('What is wrong?'), 'Not who they say they are');
    await userEvent.type(dialog.getByLabelText('What happened?'), ' Uses the name of my sister. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
  }

  it('takes a category and a sentence, and confirms', async () => {
    const { writes } = openAsAda({ 'POST /api/abuse-reports': { status: 201, body: { id: 'r1' } } });
    await sendReport();

    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible();
    expect(writes()).toMatchObject([
      {
        path: '/api/abuse-reports',
        body: {
          subject: { kind: 'person', id: grace.id },
          category: 'fake',
          words: 'Uses the name of my sister.',
        },
      },
    ]);
  });

  it('that is refused says why, and keeps what was written', async () => {
    const refusal = aRefusal('You have reported this already. We are looking at it.', 'report.already_made');
    openAsAda({ 'POST /api/abuse-reports': { status: 409, body: refusal } });
    await sendReport();

    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.error);
    expect(screen.getByLabelText('What happened?')).toHaveValue(' Uses the name of my sister. ');
  });
});

describe('a report by whoever may not send one yet', () => {
  it('leads a visitor to sign in, and back to it', async () => {
    const { router } = visit(grace);
    await press('Report');
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(`/people/${grace.id}?report=${grace.id}`)}`);
  });

  it('leads somebody without a profile to make one, and back to it', async () => {
    openAsAda({ 'GET /api/users/firebase/uid-of-ada': nobody });
    await press('Report');
    const link = await screen.findByRole('link', { name: 'Create your profile' });
    expect(link).toHaveAttribute(
      'href',
      `/create-profile?next=${encodeURIComponent(`/people/${grace.id}?report=${grace.id}`)}`,
    );
    expect(screen.queryByLabelText('What happened?')).not.toBeInTheDocument();
  });
});

test.each([
  ['a visitor', null],
  ['somebody without a profile', ADA],
])('%s is not offered to block, which needs a profile', async (_who, session) => {
  publishSession(session);
  openPage({ [`GET ${path}`]: { body: grace }, 'GET /api/users/firebase/uid-of-ada': nobody }, `?block=${grace.id}`);

  expect(await screen.findByRole('button', { name: 'Report' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('an address', () => {
  it('that leads to nobody says so, and leads on', async () => {
    openPage({ [`GET ${path}`]: nobody });

    expect(await screen.findByText('Profile not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Users' })).toHaveAttribute('href', '/explore');
    expect(screen.queryByText('Failed to fetch profile data.')).not.toBeInTheDocument();
  });

  it('that can not be read now can be tried again', async () => {
    let isUp = false;
    openPage({ [`GET ${path}`]: () => (isUp ? { body: grace } : { status: 503 }) });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByText('Failed to fetch profile data.').length).toBeGreaterThan(0);
    isUp = true;
    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  });
});
