import type { Profile, TeamSearch } from '@crewdeck/contract';
import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { TeamSearchPart } from './team-search.tsx';

const SEARCH = '/api/hackathons/hackathon-1/team-search';
const DONE: GivenAnswer = { status: 204 };

interface Answers {
  search?: TeamSearch | (() => GivenAnswer);
  profile?: Profile | null;
  isOver?: boolean;
  /** Of calls that change something, by method and path. */
  writes?: Record<string, GivenAnswer | Promise<GivenAnswer>>;
}

function openPart({ search = aTeamSearch(), profile = aProfile(), isOver = false, writes = {} }: Answers = {}) {
  const calls = answerCalls(({ method, path }) => {
    if (method !== 'GET') return writes[`${method} ${path}`] ?? DONE;
    if (path.startsWith('/api/users/')) return profile ? { body: profile } : { status: 404 };
    return typeof search === 'function' ? search() : { body: search };
  });
  const part = <TeamSearchPart hackathon={aHackathon()} isOver={isOver} />;
  const host = createTestHost(part, { at: '/hackathons/hackathon-1', path: '/hackathons/:id' });
  render(host.element);
  const changes = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...host, calls, changes };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the search for a team', () => {
  it('leads a visitor to sign in, and says how many look', async () => {
    publishSession(null);
    openPart({ search: aTeamSearch({ seekers: 12 }) });

    expect(await screen.findByText('12 people are looking for teammates so far.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to find a team' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fhackathons%2Fhackathon-1',
    );
  });

  it.each([
    ['organiser', 1],
    ['ops', 1],
    [null, 0],
  ] as const)('leads whoever runs the event as %j to the page of organisers: %d', async (organisesAs, links) => {
    publishSession(null);
    openPart({ search: aTeamSearch({ organisesAs, seekers: 12 }), isOver: false });

    await screen.findByText('12 people are looking for teammates so far.');
    const found = screen.queryAllByRole('link', { name: 'Organise this event' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => '/hackathons/hackathon-1/organise'),
    );
  });

  it('names those who agreed to it', async () => {
    publishSession(null);
    openPart({ search: aTeamSearch({ takingPart: [{ id: 'p1', name: 'Ada Lovelace' }] }) });

    const list = await screen.findByRole('list', { name: "Who's taking part" });
    expect(within(list).getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/people/p1');
  });

  it('tells everybody when teams are proposed next', async () => {
    publishSession(null);
    const opensAt = '2099-01-02T18:00:00.000Z';
    openPart({ search: aTeamSearch({ plannedRounds: [{ id: 'r1', opensAt, teamSize: 3 }] }) });

    const time = await screen.findByText(/2099/, { selector: 'time' });
    expect(time).toHaveAttribute('dateTime', opensAt);
    expect(time.parentElement).toHaveTextContent(/^Next round: .* 2099 \d\d:\d\d, your time \(in [\d,]+ days\)$/);
  });

  describe('of somebody who is signed in', () => {
    beforeEach(() => publishSession(aSessionUser()));

    it.each([
      [false, 'Turn off emails', 'PUT'],
      [true, 'Turn on emails', 'DELETE'],
    ])('turns emails of organisers on and off; refused before: %s', async (refusesAnnouncements, button, method) => {
      const { changes } = openPart({ search: aTeamSearch({ isSeeking: true, refusesAnnouncements }) });

      await press(button);
      expect(changes().map(([sent, path]) => [sent, path])).toEqual([
        [method, '/api/hackathons/hackathon-1/announcements/refusal'],
      ]);
    });

    it.each([
      [{}, "Organisers can send you announcements. They don't see your email."],
      [{ showsEmail: true }, 'Organisers can send you announcements. They see your email.'],
      [{ refusesAnnouncements: true }, "You don't get emails from this event's organisers. They don't see your email."],
    ])('says what organisers send and see of %j', async (parts, words) => {
      openPart({ search: aTeamSearch({ isSeeking: true, ...parts }) });

      expect(await screen.findByText(words)).toBeVisible();
    });

    it('says nothing of emails to somebody who does not take part', async () => {
      openPart();

      expect(await screen.findByRole('button', { name: "I'm looking for a team" })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Turn off emails' })).not.toBeInTheDocument();
    });

    it('asks before somebody is named on the page', async () => {
      const { changes } = openPart();

      await press("I'm looking for a team");
      const dialog = within(await screen.findByRole('dialog', { name: 'Find a team' }));
      const privacy = within(dialog.getByRole('group', { name: 'Privacy' }));
      const box = privacy.getByRole('checkbox', { name: 'Show my name to everyone on the event page' });
      expect(box).not.toBeChecked();
      await userEvent.click(box);
      await userEvent.click(dialog.getByRole('button', { name: 'Find a team' }));
      await waitFor(() =>
        expect(changes().at(-1)).toEqual([
          'PUT',
          '/api/hackathons/hackathon-1/team-search',
          { isNamed: true, showsEmail: false },
        ]),
      );
    });

    it('asks before the organisers see an email', async () => {
      const { changes } = openPart();

      await press("I'm looking for a team");
      const dialog = within(await screen.findByRole('dialog', { name: 'Find a team' }));
      const privacy = within(dialog.getByRole('group', { name: 'Privacy' }));
      const box = privacy.getByRole('checkbox', { name: 'Organisers may see my email' });
      expect(box).not.toBeChecked();
      await userEvent.click(box);
      await userEvent.click(dialog.getByRole('button', { name: 'Find a team' }));
      await waitFor(() => expect(changes().at(-1)).toEqual(['PUT', SEARCH, { isNamed: false, showsEmail: true }]));
    });

    it('hides an email from the organisers again, or says that it can not', async () => {
      const hidden = `DELETE ${SEARCH}/email`;
      const search = aTeamSearch({ isSeeking: true, showsEmail: true });
      const { changes } = openPart({ search, writes: { [hidden]: { status: 500 } } });

      await press('Hide my email');
      expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't hide your email. Try again.");
      expect(changes().map(([method, path]) => `${method} ${path}`)).toEqual([hidden]);
    });

    it('says nothing of an email that the organisers do not see', async () => {
      openPart({ search: aTeamSearch({ isSeeking: true }) });

      expect(await screen.findByRole('button', { name: 'Stop looking' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Hide my email' })).not.toBeInTheDocument();
    });

    it('shows a proposed team with names and roles', async () => {
      openPart({ search: aTeamSearch({ isSeeking: true, proposal: aTeamProposal() }) });

      const list = await screen.findByRole('list', { name: "Who's on it" });
      expect(list).toHaveTextContent(/Ada Lovelace \(you\) · Developer.*Grace Hopper/);
    });

    it.each([
      ['who looks', aTeamSearch({ isSeeking: true }), 1],
      ['whose project looks', aTeamSearch({ ownProjects: [{ id: 'p1', title: 'Tide clock', isSeeking: true }] }), 1],
      ['who does not look', aTeamSearch({ ownProjects: [{ id: 'p1', title: 'Tide clock', isSeeking: false }] }), 0],
    ])('asks somebody %s for wishes, and reads none before', async (_, search, count) => {
      const { calls } = openPart({ search });

      await screen.findByRole('heading', { name: 'Find a team' });
      await screen.findAllByText('Nobody is looking for a team yet.');
      expect(screen.queryAllByText('Your wishes')).toHaveLength(count);
      expect(calls.filter(({ path }) => path.endsWith('/wishes'))).toEqual([]);
    });

    it('needs a profile first', async () => {
      openPart({ profile: null });

      expect(await screen.findByRole('link', { name: 'Create your profile first' })).toHaveAttribute(
        'href',
        '/create-profile?next=%2Fhackathons%2Fhackathon-1',
      );
    });

    it('that can not be read now can be tried again', async () => {
      let isUp = false;
      openPart({ search: () => (isUp ? { body: aTeamSearch() } : { status: 503 }) });

      expect(await screen.findByText("We couldn't load the team search.")).toBeVisible();
      isUp = true;
      await press('Try again');

      expect(await screen.findByText('Nobody is looking for a team yet.')).toBeVisible();
    });

    it('begins with what the profile says, which is kept there once it is changed', async () => {
      const profile = aProfile({ roles: ['QA Tester', 'Curator'], hoursPerWeek: 8, timeBlocks: ['tue evening'] });
      const path = `/api/users/firebase/${profile.firebaseUid}`;
      const saved = { ...profile, hoursPerWeek: 10 };
      const { changes } = openPart({ profile, writes: { [`PATCH ${path}`]: { body: saved } } });

      await press("I'm looking for a team");
      const dialog = within(await screen.findByRole('dialog', { name: 'Find a team' }));
      expect(dialog.getByRole('button', { name: 'QA Tester', pressed: true })).toBeVisible();
      expect(dialog.getByLabelText('Other roles')).toHaveValue('Curator');
      expect(dialog.getByLabelText('Tuesday evening')).toBeChecked();
      await userEvent.clear(dialog.getByLabelText('Hours a week'));
      await userEvent.type(dialog.getByLabelText('Hours a week'), '10');
      await userEvent.selectOptions(dialog.getByLabelText('Time zone'), 'Asia/Tokyo');
      await userEvent.click(dialog.getByRole('button', { name: 'Find a team' }));

      expect(await screen.findByText("You're looking for a team.")).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const time = {
        roles: ['QA Tester', 'Curator'],
        hoursPerWeek: 10,
        timeBlocks: ['tue evening'],
        timeZone: 'Asia/Tokyo',
      };
      expect(changes()).toEqual([
        ['PATCH', path, time],
        ['PUT', SEARCH, { isNamed: false, showsEmail: false }],
      ]);
    });

    it('saves nothing where nothing was changed, and says in the dialog why it can not begin', async () => {
      const refusal = { status: 409, body: { error: 'The hackathon is over.', code: 'hackathon.over' } };
      const { changes } = openPart({ writes: { [`PUT ${SEARCH}`]: refusal } });

      await press("I'm looking for a team");
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Find a team' }));

      expect(await dialog.findByText('The hackathon is over.')).toBeVisible();
      expect(changes().map(([method]) => method)).toEqual(['PUT']);
    });

    it('is told with what they look, and why they are in no team yet, and ends with a press', async () => {
      const unplacedBecause = 'Seven people look: teams of 3 leave one over.';
      const profile = aProfile({ roles: ['Curator'], hoursPerWeek: 8, timeBlocks: ['tue evening'] });
      const { changes } = openPart({ profile, search: aTeamSearch({ isSeeking: true, unplacedBecause }) });

      expect(await screen.findByText(unplacedBecause)).toBeVisible();
      expect(screen.getByText('Curator')).toBeVisible();
      expect(screen.getByText('8 hours a week · Tue evenings')).toBeVisible();
      await press('Stop looking');

      expect(await screen.findByText("You've stopped looking for a team.")).toBeVisible();
      expect(changes()).toEqual([['DELETE', SEARCH, undefined]]);
    });

    it('is offered again once one has stopped looking', async () => {
      openPart({ search: aTeamSearch({ proposal: aTeamProposal({ state: 'ended' }) }) });

      expect(await screen.findByText("You've stopped looking for a team. You can start again any time.")).toBeVisible();
      expect(screen.getByRole('button', { name: "I'm looking for a team" })).toBeVisible();
    });

    it('can be one of a project of theirs, whose team stays together', async () => {
      const project = { id: 'p1', title: 'Tide clock', isSeeking: false };
      const { changes } = openPart({ search: aTeamSearch({ ownProjects: [project] }) });

      await press('Look for people');

      await waitFor(() => expect(changes()).toEqual([['PUT', SEARCH, { projectId: 'p1' }]]));
    });

    it('of a project is ended for that project, and its owner is not asked to leave it', async () => {
      const project = { id: 'p1', title: 'Tide clock', isSeeking: true };
      const { calls, changes } = openPart({ search: aTeamSearch({ ownProjects: [project] }) });

      await press('Stop looking');

      await waitFor(() => expect(changes()).toEqual([['DELETE', SEARCH, undefined]]));
      expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ projectId: 'p1' });
      expect(screen.queryByRole('button', { name: "I'm looking for a team" })).toBeNull();
    });

    it.each([
      ['for themselves', { isSeeking: true }, []],
      ['with another project', {}, [{ id: 'p2', title: 'Star map', isSeeking: true }]],
    ])('is no second one with a project, with the reason, while they look %s', async (_, search, others) => {
      const project = { id: 'p1', title: 'Tide clock', isSeeking: false };
      openPart({ search: aTeamSearch({ ...search, ownProjects: [project, ...others] }) });

      expect(
        await screen.findByText("You're already looking here. Stop that first to look with this project."),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: 'Look for people' })).toBeDisabled();
    });

    it('of a project says in its place why it can not begin', async () => {
      const project = { id: 'p1', title: 'Tide clock', isSeeking: false };
      const error = 'Confirm your email first. You can get a link on your account page.';
      const refusal = { status: 403, body: { error, code: 'user.email_unconfirmed' } };
      openPart({ search: aTeamSearch({ ownProjects: [project] }), writes: { [`PUT ${SEARCH}`]: refusal } });

      await press('Look for people');

      expect(await screen.findByRole('alert')).toHaveTextContent(error);
    });

    it('leaves nothing once the event is over but what it came to', async () => {
      openPart({ isOver: true, search: aTeamSearch({ isSeeking: true }) });
      expect(await screen.findByText('This event is over, so the team search has ended.')).toBeVisible();
    });
  });
});

describe('a team that is proposed', () => {
  beforeEach(() => publishSession(aSessionUser()));

  const proposing = (changes = {}) => aTeamSearch({ isSeeking: true, proposal: aTeamProposal(changes) });
  const ANSWER = '/api/team-proposals/proposal-1/answer';

  it('says who is on it, why, what is missing and until when, and is answered once however often one presses', async () => {
    let finish = (_answer: GivenAnswer) => {};
    const answered = new Promise<GivenAnswer>((resolve) => {
      finish = resolve;
    });
    const { changes } = openPart({ search: proposing(), writes: { [`POST ${ANSWER}`]: answered } });

    const card = within(await screen.findByRole('region', { name: 'A team for you' }));
    const members = within(card.getByRole('list', { name: "Who's on it" })).getAllByRole('listitem');
    expect(members.map((member) => member.textContent)).toEqual([
      expect.stringMatching(/Ada Lovelace \(you\) · DeveloperNot answered yet$/),
      expect.stringMatching(/Grace HopperNot answered yet$/),
    ]);
    expect(card.getByText('You cover React and Go together.')).toBeVisible();
    expect(card.getByText('Designer')).toBeVisible();
    expect(card.getByText(/^1 Feb 2099, \d\d:\d\d$/)).toBeVisible();
    await userEvent.dblClick(card.getByRole('button', { name: "Yes, I'm in" }));
    await userEvent.click(card.getByRole('button', { name: 'No thanks' }));
    finish(DONE);
    await waitFor(() => expect(card.getByRole('button', { name: 'No thanks' })).not.toHaveAttribute('aria-busy'));

    expect(changes()).toEqual([['POST', ANSWER, { answer: 'yes' }]]);
  });

  it('is declined without a question', async () => {
    const { changes } = openPart({ search: proposing() });

    await press('No thanks');

    expect(changes()).toEqual([['POST', ANSWER, { answer: 'no' }]]);
  });

  it('waits for the others after a yes, which can be taken back', async () => {
    const { changes } = openPart({ search: proposing({ answer: 'yes' }) });

    expect(await screen.findByText("You said yes. Once everyone has, you're a team.")).toBeVisible();
    expect(screen.queryByRole('button', { name: "Yes, I'm in" })).toBeNull();
    await press('Change to no');

    expect(changes()).toEqual([['POST', ANSWER, { answer: 'no' }]]);
  });

  it('says why an answer was refused', async () => {
    const refusal = { status: 409, body: { error: 'This proposal has ended.', code: 'team_proposal.over' } };
    openPart({ search: proposing(), writes: { [`POST ${ANSWER}`]: refusal } });

    await press("Yes, I'm in");

    expect(await screen.findByRole('alert')).toHaveTextContent('This proposal has ended.');
  });

  it('is answered for the team of a project by its owner', async () => {
    const project = { id: 'p1', title: 'Tide clock' };
    openPart({ search: aTeamSearch({ proposal: aTeamProposal({ project, mayAnswer: false }) }) });

    expect(await screen.findByText('The owner of Tide clock answers for your team.')).toBeVisible();
    expect(screen.queryByRole('button', { name: "Yes, I'm in" })).toBeNull();
  });

  it('leads to its page once everybody has said yes', async () => {
    const project = { id: 'p1', title: "Ada's team for Climate Hack" };
    openPart({ search: aTeamSearch({ proposal: aTeamProposal({ state: 'formed', answer: 'yes', project }) }) });

    expect(await screen.findByRole('heading', { name: "You're a team" })).toBeVisible();
    expect(screen.getByRole('link', { name: "Open your team's page" })).toHaveAttribute('href', '/projects/p1');
  });

  it('moves once when it is formed, and not at later visits', async () => {
    localStorage.clear();
    const search = aTeamSearch({ proposal: aTeamProposal({ state: 'formed', answer: 'yes' }) });
    openPart({ search });
    expect(await screen.findByRole('region', { name: 'Your team' })).toHaveClass('moment');
    cleanup();
    openPart({ search });
    expect(await screen.findByRole('region', { name: 'Your team' })).not.toHaveClass('moment');
  });
});
