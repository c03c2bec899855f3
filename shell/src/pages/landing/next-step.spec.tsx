import { dayAndTimeText } from '@crewdeck/contract';
import { myDataKeys } from '@crewdeck/module-sdk';
import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost, setConfirmationMailer } from '@crewdeck/module-sdk/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRegistry, inlineHostDocument } from '../../modules/testing/a-release.ts';
import { LandingPage } from './landing-page.tsx';
import { openLanding, waysOn } from './testing/open-landing.tsx';

beforeEach(() => void answerCalls(() => new Promise(() => {})));

describe('the next step on the start page', () => {
  it('is the profile, for somebody who has none, with what it brings', async () => {
    await openLanding(null);
    const step = screen.getByRole('region', { name: 'Complete your profile' });
    expect(step).toHaveTextContent('Only your name is required. A role and three skills help teams find you.');
    expect(step).toHaveTextContent("You can show interest in projects you'd like to join");
    expect(screen.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/create-profile');
  });

  it('leads somebody whom ops hid to their profile, and to no people and projects, whom they could not join', async () => {
    inlineHostDocument(aRegistry([]));
    await openLanding(aProfile({ hiddenReason: 'It sells essays.' }), {
      projects: [{ id: 'p1', title: 'Kerbside', status: 'Open', isLooking: true }],
    });
    expect(waysOn().map(([title]) => title)).toEqual(['Your project', 'Your invites']);
    cleanup();
    await openLanding(aProfile({ hiddenReason: 'It sells essays.' }));
    expect(waysOn()[0]).toEqual(['Change your profile', '/create-profile']);
  });

  it('leads somebody without a team to projects, and to a project of their own', async () => {
    await openLanding(aProfile());
    expect(waysOn()).toEqual([
      ['Find a project', '/explore-projects'],
      ['Post a project', '/post-project'],
      ['Your invites', '/my-invites'],
    ]);
  });

  it('begins with invites that wait, then names the teams that still run', async () => {
    await openLanding(aProfile(), {
      invites: [{ status: 'pending' }, { status: 'declined' }],
      projects: [
        { id: 'p1', title: 'Contrast clinic', status: 'Archived' },
        { id: 'p2', title: 'Kerbside', status: 'Open', isLooking: true },
      ],
      collaborations: [{ id: 'c1', title: 'Night bus', status: 'In Progress' }],
    });
    expect(waysOn()).toEqual([
      ['Your invites', '/my-invites'],
      ['Your teams', '/dashboard'],
      ['Find people', '/explore'],
    ]);
    const ways = screen.getByRole('region', { name: "What's next?" });
    expect(ways).toHaveTextContent('1 invite is waiting for your answer.');
    expect(ways).toHaveTextContent('Kerbside and 1 more');
  });

  const kerbside = { id: 'p1', title: 'Kerbside', status: 'Open', isLooking: true };
  const ofTwo = { id: 'p2', title: 'Night bus', status: 'Open', collaborators: [{}] };

  it.each([
    ['Your project', [kerbside]],
    ['Your projects', [kerbside, { ...kerbside, id: 'p3' }]],
    ['Your teams', [kerbside, ofTwo]],
    ['Your project', [kerbside, { ...ofTwo, status: 'Completed' }]],
  ])('says "%s", since a team begins with two people', async (title, projects) => {
    await openLanding(aProfile(), { projects });
    expect(waysOn()[0]).toEqual([title, '/dashboard']);
  });

  it('leads an owner whose teams are full to another project, and not to people', async () => {
    await openLanding(aProfile(), { projects: [{ ...kerbside, isLooking: false }] });
    expect(waysOn().map(([title]) => title)).toEqual(['Your project', 'Post a project', 'Your invites']);
  });

  it('leads the owner of a project that was finished this week to what came of it', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const finished = { ...kerbside, status: 'Completed' };
    await openLanding(aProfile(), {
      projects: [
        { ...finished, finishedAt: daysAgo(6) },
        { ...finished, id: 'p4', title: 'Tide clock', finishedAt: daysAgo(1) },
        { ...finished, id: 'p5', title: 'Old map', finishedAt: daysAgo(8) },
      ],
    });
    expect(waysOn()[1]).toEqual(['Tide clock is finished', '/projects/p4#finish']);
    expect(screen.queryByText(/Kerbside|Old map/)).not.toBeInTheDocument();
  });

  it('says that it loads, until it is known whether there is a profile', async () => {
    act(() => publishSession(aSessionUser()));
    render(createTestHost(<LandingPage />).element);
    expect(await screen.findByText("Loading what's next...")).toBeVisible();
  });

  it.each(['/api/projects/mine', '/api/users/uid-of-ada/collaborations'])(
    'takes nobody for a newcomer while %s fails, and reads it again on demand',
    async (broken) => {
      const answers = { isBroken: true };
      answerCalls(({ path }) => {
        if (answers.isBroken && path === broken) return { status: 503 };
        return { body: path.startsWith('/api/users/firebase/') ? aProfile() : [] };
      });
      const user = aSessionUser();
      const host = createTestHost(<LandingPage />);
      host.queryClient.setQueryData(myDataKeys.profile(user.uid), aProfile());
      act(() => publishSession(user));
      render(host.element);
      expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your projects and teams.");
      expect(screen.queryByText('Find a project')).not.toBeInTheDocument();
      answers.isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('link', { name: 'Find a project' })).toBeVisible();
    },
  );

  it('gives each tile an icon of its own', async () => {
    await openLanding(aProfile(), { projects: [{ ...kerbside, interestCount: 1 } as typeof kerbside] });
    expect(waysOn().map(([title]) => title)).toEqual(['Who wants to join', 'Your project', 'Find people']);
    const tiles = within(screen.getByRole('region', { name: "What's next?" })).getAllByRole('listitem');
    expect(new Set(tiles.map((tile) => tile.querySelector('svg')?.innerHTML)).size).toBe(3);
  });

  it('asks after a proposed team whether the person can make a meeting', async () => {
    const startsAt = '2027-05-02T18:00:00Z';
    const meeting = { kind: 'meeting', id: 'p1', title: 'Kick-off', project: 'Kerbside', startsAt, day: '2027-05-02' };
    await openLanding(aProfile(), { comingUp: [{ ...meeting, part: 'unanswered' }] });
    expect(waysOn()[0]).toEqual(['Can you make it?', '/projects/p1#room']);
    expect(screen.getByText(`Kick-off, ${dayAndTimeText(startsAt)} · Kerbside`)).toBeVisible();
  });

  it('begins with a proposed team that waits for an answer, until when', async () => {
    const startsAt = new Date(2027, 4, 2, 18).toISOString();
    const proposal = { kind: 'proposal', id: 'h1', title: 'Green Grid', project: null, startsAt, day: '2027-05-02' };
    await openLanding(aProfile({ name: '' }), { invites: [{ status: 'pending' }], comingUp: [proposal] });
    expect(screen.getByText(/^Answer by Sun 2 May( 2027)?, 18:00 [A-Z]\S+ · Green Grid$/)).toBeVisible();
    expect(waysOn()).toEqual([
      ['A team for you', '/hackathons/h1'],
      ['Add your name', '/create-profile'],
      ['Your invites', '/my-invites'],
    ]);
  });

  it.each([
    [
      [{ id: 'p1', title: 'Kerbside', interestCount: 1 }],
      '/projects/p1#interested',
      '1 person is interested in Kerbside.',
    ],
    [
      [
        { id: 'p1', title: 'Kerbside', interestCount: 2 },
        { id: 'p2', title: 'Night bus', interestCount: 1 },
      ],
      '/my-projects',
      '3 people are interested in Kerbside and 1 more.',
    ],
  ])('begins with those who would like to join', async (given, to, text) => {
    const mine = given.map((project) => ({ ...project, status: 'Open' }));
    const over = { id: 'p3', title: 'Old map', interestCount: 1, status: 'Archived' };
    await openLanding(aProfile(), { projects: [...mine, over] });
    expect(waysOn()[0]).toEqual(['Who wants to join', to]);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('begins with the name, for somebody whose profile has none', async () => {
    await openLanding(aProfile({ name: '' }), { invites: [{ status: 'pending' }] });
    expect(waysOn()).toEqual([
      ['Add your name', '/create-profile'],
      ['Your invites', '/my-invites'],
      ['Find a project', '/explore-projects'],
    ]);
  });

  it.each([
    ['has no profile', null, 'Complete your profile'],
    ['has one', aProfile(), "What's next?"],
  ])('tells somebody with an unconfirmed email who %s where the link went, and sends another one', async (...given) => {
    const [, profile, step] = given;
    let sent = 0;
    setConfirmationMailer(async () => {
      sent += 1;
    });
    await openLanding(profile, {}, aSessionUser({ email: 'ada@example.org', emailVerified: false }));
    const region = screen.getByRole('region', { name: step });
    expect(region).toHaveTextContent('We sent a link to ada@example.org. Open it to confirm your email.');

    await userEvent.click(within(region).getByRole('button', { name: 'Send again' }));

    expect(await screen.findByText("We've sent you a link. Open it, then come back here.")).toBeVisible();
    expect(sent).toBe(1);
  });

  it('says that the email is confirmed, once it is', async () => {
    await openLanding(aProfile(), {}, aSessionUser({ emailVerified: false }));
    act(() => publishSession(aSessionUser({ emailVerified: true })));
    expect(screen.getByRole('region', { name: "What's next?" })).toHaveTextContent('Email confirmed.');
  });

  it('says nothing of a confirmed email', async () => {
    await openLanding(aProfile());
    expect(screen.queryByText(/We sent a link to|Email confirmed/)).not.toBeInTheDocument();
  });

  it.each([
    ['with', aProfile()],
    ['without', null],
  ])('comes below the only main heading, for somebody %s a profile', async (_, profile) => {
    await openLanding(profile);
    const [first, ...others] = screen.getAllByRole('heading');
    expect(first).toHaveTextContent('Home');
    expect([first, ...others].filter((heading) => heading?.tagName === 'H1')).toEqual([first]);
    expect(screen.getByRole('heading', { level: 2, name: 'Great ideas need a crew.' })).toBeVisible();
  });

  it('is nothing for a visitor', () => {
    act(() => publishSession(null));
    render(createTestHost(<LandingPage />).element);
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent('Great ideas need a crew.');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
