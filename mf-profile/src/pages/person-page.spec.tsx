import { myDataKeys } from '@crewdeck/module-sdk';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, aPerson, aProfile } from '../testing/builders.ts';
import { grace, nobody, openAsAda, openPage, path, press, visit } from '../testing/open-person-page.tsx';

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
        skills: [{ skill: { id: 'go', name: 'Go' }, level: 'Beginner' }],
        interests: ['Compilers'],
        ...{
          roles: ['QA Tester'],
          hoursPerWeek: 8,
          timeBlocks: ['tue evening', 'thu evening'],
          timeZone: 'America/New_York',
        },
        hoursInCommon: [
          '3 hours in common: Tue 19–22 your time, 15–18 theirs.',
          'No hours in common from 16 Mar 2027.',
        ],
        githubUrl: 'https://github.com/grace',
        featuredProjects: [{ title: 'Bug book', tech: ['Paper'], link: null }],
        ownedProjects: [
          { id: 'p1', title: 'Night bus', status: 'Open', rolesNeeded: ['Designer'], techStack: ['Go'], openSeats: 2 },
          {
            id: 'p3',
            title: 'Tide clock',
            status: 'Open',
            rolesNeeded: [],
            techStack: [],
            openSeats: 1,
            maxTeamSize: 1,
          },
        ],
        teams: [{ id: 'p2', title: 'Campus map', role: 'Tester' }],
      }),
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
    for (const text of ['Counts in nanoseconds.', 'Available for work', 'Mathematics · 2nd year', '1 collaboration']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('Go · Beginner')).toBeVisible();
    expect(screen.getByText('Compilers')).toBeVisible();
    expect(screen.getByText('QA Tester')).toBeVisible();
    expect(screen.getByText(/^8 hours a week · Tue and Thu evenings · New York \(GMT-[45]\)$/)).toBeVisible();
    expect(
      screen.getByText('3 hours in common: Tue 19–22 your time, 15–18 theirs. No hours in common from 16 Mar 2027.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /GitHub/ })).toHaveAttribute('href', 'https://github.com/grace');
    expect(screen.getByRole('heading', { name: 'Bug book' })).toBeVisible();
    const projects = within(screen.getByRole('list', { name: 'Projects looking for people' }));
    expect(projects.getByRole('link', { name: 'Night bus' })).toHaveAttribute('href', '/projects/p1');
    expect(projects.getByText('2 seats open')).toBeVisible();
    expect(projects.getByText('Looking for teammates')).toBeVisible();
    expect(projects.getByText('Designer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Campus map' })).toHaveAttribute('href', '/projects/p2');
    expect(screen.getByText('Tester')).toBeVisible();
  });

  it.each([
    [0, 'No collaborations yet'],
    [2, '2 collaborations'],
  ])('says in words how often they have worked with others: %d', async (collaborationsCount, text) => {
    visit(aPerson({ collaborationsCount }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    [{ invitesPausedUntil: '2026-12-03' }, 'Not taking invites until 3 December.'],
    [{ hasManyInvites: true }, 'Has too many open invites. Try again later.'],
  ])('says why there is no button to invite %j', async (state, reason) => {
    visit(aPerson(state));

    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite to Collaborate' })).toBeNull();
  });

  it.each([
    [{ isEmailConfirmed: true }, 1],
    [{ isEmailConfirmed: false }, 0],
    [{}, 0],
  ])('says beside the name only that an email is confirmed: of %j so often: %i', async (state, times) => {
    visit(aPerson(state));

    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
    expect(screen.queryAllByText('Email confirmed')).toHaveLength(times);
    expect(screen.queryByText(/not confirmed/)).not.toBeInTheDocument();
  });

  it('leaves out what they left empty', async () => {
    visit(grace);

    expect(await screen.findByText('No bio yet.')).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(screen.queryByText('Usually answers within a day')).toBeNull();
  });

  it('lists what they finished, with their role in it, its prize and what they did', async () => {
    const told = { place: '2nd place, campus fair', words: 'Drew the map' };
    const finished = { id: 'project-9', title: 'Campus Map', role: 'Designer', ...told };
    visit(aPerson({ finishedProjects: [finished] }));

    const part = within(await screen.findByRole('region', { name: 'Finished projects' }));
    expect(part.getByRole('link', { name: 'Campus Map' })).toHaveAttribute('href', '/projects/project-9');
    expect(part.getByText('Designer · 2nd place, campus fair')).toBeVisible();
    expect(part.getByText('Drew the map')).toBeVisible();
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
    for (const name of ['Invite to Collaborate', 'More']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText(/invite-dialog/)).not.toBeInTheDocument();
  });
});

it('says of oneself no more that others see one while the profile is hidden', async () => {
  openAsAda({ [`GET ${path}`]: { body: aPerson({ isSelf: true, hiddenReason: 'It is not you.' }) } });
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.queryByText('This is how others see you.')).not.toBeInTheDocument();
});

describe('an invite from the page of a person', () => {
  it('opens in a dialog that lives in the address', async () => {
    const { router } = openAsAda();
    await press('Invite to Collaborate');

    expect(await screen.findByText(/mf-invites invite-dialog .*Grace Hopper/)).toBeVisible();
    expect(router.state.location.search).toBe(`?invite=${grace.id}`);
  });

  it.each([
    ['pending', 1],
    ['declined', 0],
  ] as const)('that is %s is told beside their name so often: %i', async (status, times) => {
    const invites = [
      { status: 'pending', receiverId: 'somebody-else' },
      { status, receiverId: grace.id },
    ];
    const { queryClient } = openAsAda({ 'GET /api/invites/sent/uid-of-ada': { body: invites } });
    expect(await screen.findByRole('button', { name: 'Invite to Collaborate' })).toBeEnabled();
    await waitFor(() => expect(queryClient.getQueryData(myDataKeys.sentInvites(ADA.uid))).toHaveLength(2));
    expect(screen.queryAllByText('Invited')).toHaveLength(times);
  });
});

describe('an address', () => {
  it('that leads to nobody says so, and leads on', async () => {
    openPage({ [`GET ${path}`]: nobody });

    expect(await screen.findByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Users' })).toHaveAttribute('href', '/explore');
    expect(screen.queryByText('Failed to fetch profile data.')).not.toBeInTheDocument();
  });

  it('that leads to somebody whom the viewer has blocked says so, and shows and names them once they are unblocked', async () => {
    const blocked = { id: grace.id, name: 'Grace Hopper', blockedAt: '2026-11-28T12:00:00.000Z' };
    let isBlocked = true;
    openAsAda({
      [`GET ${path}`]: () => (isBlocked ? nobody : { body: grace }),
      'GET /api/blocks': () => ({ body: isBlocked ? [blocked] : [] }),
      [`DELETE /api/blocks/${grace.id}`]: () => {
        isBlocked = false;
        return { status: 204 };
      },
    });

    expect(await screen.findByRole('heading', { level: 1, name: "You've blocked Grace Hopper" })).toBeVisible();
    expect(screen.getByText("You don't see each other's profiles and projects. They weren't told.")).toBeVisible();
    const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }));
    await press('Unblock Grace Hopper');
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
    expect(screen.getByText("You've unblocked Grace Hopper.")).toBeVisible();
    expect(main).toHaveFocus();
    main.remove();
  });

  it('that can not be read now can be tried again', async () => {
    let isUp = false;
    openPage({ [`GET ${path}`]: () => (isUp ? { body: grace } : { status: 503 }) });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Failed to fetch profile data.' })).toBeVisible();
    isUp = true;
    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  });
});
