import type { TeamProposal } from '@crewdeck/contract';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIND_TEAM_ID } from '../../rules/find-team-id.ts';
import { aTeamProposal, aTeamSearch } from '../../testing/builders.ts';
import { DONE, openPart, press } from '../../testing/visit-team-search.tsx';

describe('a team that is proposed', () => {
  beforeEach(() => publishSession(aSessionUser()));

  const proposing = (changes = {}) => aTeamSearch({ isSeeking: true, proposal: aTeamProposal(changes) });
  const ANSWER = '/api/team-proposals/proposal-1/answer';

  it('says who is on it, why, what is missing and by when, and is answered once however often one presses', async () => {
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
    expect(card.getByText(/^The first to say yes would own/)).toBeVisible();
    expect(card.getByText('Together you know React and Go.')).toBeVisible();
    expect(card.getByText('Swift')).toBeVisible();
    expect(card.getByText(/^Answer by/)).toHaveTextContent(/^Answer by Sun 1 Feb 2099, \d\d:\d\d [A-Z]\S+$/);
    await userEvent.dblClick(card.getByRole('button', { name: "Yes, I'm in" }));
    expect(card.getByRole('button', { name: 'No thanks' })).toBeDisabled();
    finish(DONE);
    await waitFor(() => expect(card.getByRole('button', { name: 'No thanks' })).toBeEnabled());

    expect(changes()).toEqual([['POST', ANSWER, { answer: 'yes' }]]);
  });

  it('says what each answer leads to, before it is given', async () => {
    openPart({ search: proposing() });

    const consequences = await screen.findByText(/^Once you're a team, your teammates see your email\./);
    const yes = screen.getByRole('button', { name: "Yes, I'm in" });
    expect(consequences.compareDocumentPosition(yes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const no = screen.getByText("If you say no, this team ends, and you both stay in the search. We won't ask why.");
    const missing = screen.getByText('Still missing for this event:');
    expect(no.compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the picture of each member, and initials of who has none', async () => {
    const [ada, grace] = aTeamProposal().members;
    const pictureUrl = '/api/pictures/grace.webp';
    openPart({ search: proposing({ members: [ada, { ...grace, pictureUrl }] }) });

    const list = await screen.findByRole('list', { name: "Who's on it" });
    expect([...list.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([pictureUrl]);
    expect(within(list).getByText('AL')).toBeInTheDocument();
  });

  it('names three technologies at most that nobody on it knows', async () => {
    openPart({ search: proposing({ missing: ['Dart', 'Go', 'CSS', 'Vue', 'SQL'] }) });

    const list = await screen.findByRole('list', { name: 'Still missing for this event' });
    const chips = within(list).getAllByRole('listitem');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Dart', 'Go', 'CSS', '+2 more']);
  });

  it('is declined, once the person has read that this ends it for the others, by a button that warns', async () => {
    const { changes } = openPart({ search: proposing() });

    await press('No thanks');
    const question = within(await screen.findByRole('alertdialog', { name: 'Say no to this team?' }));
    expect(question.getByText(/^If you say no, this team ends, and you both stay in the search\.$/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(changes()).toEqual([]);
    await press('No thanks');
    expect(await screen.findByRole('button', { name: 'Say no' })).toHaveClass('danger');
    await press('Say no');

    await waitFor(() => expect(changes()).toEqual([['POST', ANSWER, { answer: 'no' }]]));
  });

  it.each(['waiting', 'yes'] as const)(
    'says alike what a no does, before it and after the answer "%s"',
    async (answer) => {
      openPart({ search: proposing({ answer }) });

      await press(answer === 'yes' ? 'Change to no' : 'No thanks');
      expect(await screen.findByRole('alertdialog')).toBeVisible();
      expect(screen.getAllByText(/ no, this team ends, and you both stay in the search\./)).toHaveLength(2);
    },
  );

  it.each([
    [
      'waiting',
      "We'll keep everyone who said yes together, and look for a team for them again, with or without new people.",
    ],
    [
      'yes',
      "If someone says no, we'll keep you together with everyone else who said yes, and look for a team again, with or without new people.",
    ],
  ] as const)(
    'says, where it is larger and the answer is "%s", that everyone who said yes stays together, and may be asked again',
    async (answer, words) => {
      openPart({ search: proposing({ size: 3, answer }) });
      expect(await screen.findByText(words, { exact: false })).toBeVisible();
    },
  );

  it('is not declined by a question about another one that it replaced', async () => {
    let search = proposing();
    const { queryClient } = openPart({ search: () => ({ body: search }) });

    await press('No thanks');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    search = proposing({ id: 'proposal-2' });
    await act(() => queryClient.invalidateQueries());

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    [null, "Yes, I'm in", [], { state: 'formed', answer: 'yes' }],
    [null, 'No thanks', ['Say no'], { state: 'ended', answer: 'no' }],
    ['yes', 'Change to no', ['Say no'], { state: 'ended', answer: 'no' }],
  ] as const)(
    'moves focus and view to what took its place, after %s and "%s"',
    async (answer, first, more, outcome) => {
      let search = proposing({ answer });
      openPart({ search: () => ({ body: search }) });
      await screen.findByRole('button', { name: first });
      search = proposing(outcome);
      for (const name of [first, ...more]) await press(name);
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^(Find a|Your) team$/));
    },
  );

  const [ada, ...others] = aTeamProposal().members;
  const SAID_YES = { answer: 'yes', members: [{ ...ada, answer: 'yes' }, ...others] } as const;

  it('moves the focus to what a yes leads to, as its button is gone, with the faces of who said so', async () => {
    let search = proposing();
    const writes = { [`POST ${ANSWER}`]: { status: 201, body: aTeamProposal({ answer: 'yes' }) } };
    openPart({ search: () => ({ body: search }), writes });
    await screen.findByRole('button', { name: "Yes, I'm in" });
    search = proposing(SAID_YES);
    await press("Yes, I'm in");
    const said = await screen.findByRole('heading', { name: 'You said yes.' });
    await waitFor(() => expect(said).toHaveFocus());
    expect(said.parentElement).toHaveTextContent(/^ALYou said yes\..*We're waiting for 1 more person\./);
    expect(said.parentElement).toHaveClass('moment');
  });

  it('does not move again at a later visit', async () => {
    openPart({ search: proposing(SAID_YES) });
    const count = await screen.findByText(/We're waiting for 1 more person\.$/);
    expect(count.parentElement).not.toHaveClass('moment');
  });

  it('waits for the others after a yes, which can be taken back', async () => {
    const { changes } = openPart({ search: proposing({ answer: 'yes' }) });

    expect(await screen.findByText(/^Once everyone says yes, you're a team\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: "Yes, I'm in" })).toBeNull();
    await press('Change to no');
    await press('Say no');

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

  it('shows who is on it once everybody has said yes, and leads to its room, its page and their contacts', async () => {
    const project = { id: 'p1', title: "Ada's team for Climate Hack" };
    const [ada, grace] = aTeamProposal().members;
    const members = [ada, { ...grace, pictureUrl: '/api/pictures/grace.webp' }] as TeamProposal['members'];
    openPart({ search: aTeamSearch({ proposal: aTeamProposal({ state: 'formed', project, members }) }) });

    const region = await screen.findByRole('region', { name: "You're a team" });
    const team = within(region);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Your team');
    expect(team.getByRole('heading', { name: "You're a team" })).toBeVisible();
    expect(team.getByText('Everyone said yes.')).toBeVisible();
    const rows = within(team.getByRole('list', { name: "Who's on it" })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['ALAda Lovelace (you) · Developer', 'Grace Hopper']);
    expect(team.getByText(/^How to reach/)).toHaveTextContent("How to reach them is on the project's page.");
    expect(team.getByRole('link', { name: "the project's page" })).toHaveAttribute('href', '/projects/p1#team');
    expect(region.querySelector('img')).toHaveAttribute('src', '/api/pictures/grace.webp');
    expect(team.getByRole('link', { name: 'Say hello' })).toHaveAttribute('href', '/projects/p1#room');
    expect(team.getByRole('link', { name: project.title })).toHaveAttribute('href', '/projects/p1');
  });

  it('leads to its project once, for the owner in the list of theirs', async () => {
    const project = { id: 'p1', title: 'Tide clock' };
    const ownProjects = [{ ...project, isSeeking: false }];
    openPart({ search: aTeamSearch({ ownProjects, proposal: aTeamProposal({ state: 'formed', project }) }) });

    await screen.findByRole('region', { name: "You're a team" });
    const link = screen.getByRole('link', { name: 'Tide clock' });
    expect(screen.getByRole('list', { name: 'Your projects for this event' })).toContainElement(link);
  });

  it('names all of a large team, and leads nowhere once its project is gone', async () => {
    const members = ['Ada Lovelace', 'Bo', 'Cem', 'Dia', 'Eva', 'Fay', 'Gus', 'Hal'].map((name, index) => ({
      ...(aTeamProposal().members[0] as TeamProposal['members'][number]),
      ...(index > 0 && { id: `member-${index}` }),
      name,
    }));
    openPart({ search: aTeamSearch({ proposal: aTeamProposal({ state: 'formed', members }) }) });

    const team = within(await screen.findByRole('region', { name: "You're a team" }));
    expect(team.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(members.map(({ name }) => name));
  });

  it.each([
    [1, 2, "a teammate whose profile you can't see."],
    [1, 4, "3 teammates whose profiles you can't see."],
  ])('says of a team of which it shows %d of %d who are not named', async (shown, size, words) => {
    const members = aTeamProposal().members.slice(0, shown);
    openPart({ search: aTeamSearch({ proposal: aTeamProposal({ state: 'formed', members, size }) }) });

    expect(await screen.findByText(/^Everyone said yes/)).toHaveTextContent(`Everyone said yes, also ${words}`);
  });

  it('that falls through meanwhile comes into sight, and not at later visits', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    scroll.mockClear();
    let search = proposing(SAID_YES);
    const { queryClient } = openPart({ search: () => ({ body: search }) });
    await screen.findByRole('heading', { name: 'You said yes.' });
    search = proposing({ ...SAID_YES, state: 'ended' });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(/^You said yes, but not everyone did/)).toBeVisible();
    expect(scroll.mock.contexts).toEqual([document.getElementById(FIND_TEAM_ID)]);
    cleanup();
    openPart({ search });
    expect(await screen.findByText(/^You said yes, but not everyone did/)).toBeVisible();
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('moves once when it is formed, into sight, and not at later visits', async () => {
    localStorage.clear();
    const scrolled: Element[] = [];
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    const search = aTeamSearch({ proposal: aTeamProposal({ state: 'formed', answer: 'yes' }) });
    openPart({ search });
    const card = await screen.findByRole('region', { name: "You're a team" });
    expect(card).toHaveClass('moment');
    await waitFor(() => expect(scrolled).toEqual([card]));
    cleanup();
    openPart({ search });
    expect(await screen.findByRole('region', { name: "You're a team" })).not.toHaveClass('moment');
    expect(scrolled).toEqual([card]);
    Element.prototype.scrollIntoView = scroll;
  });
});
