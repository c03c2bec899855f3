import { dayAndTimeText, type Profile } from '@crewdeck/contract';
import { aListedProject, aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartLists } from './start-lists.tsx';

const DATES = '/api/account/coming-up';
const MEETING = {
  ...{ kind: 'meeting', id: 'p1', title: 'Kick-off', project: 'Kerbside' },
  ...{ startsAt: new Date(2027, 4, 3, 19).toISOString(), day: '2027-05-03' },
};
const DEADLINE = {
  ...{ kind: 'deadline', id: 'p2', title: 'Night bus', project: null },
  ...{ startsAt: null, day: '2027-05-04' },
};
const PROPOSAL = {
  ...{ kind: 'proposal', id: 'h1', title: 'Green Grid', project: null },
  ...{ startsAt: new Date(2027, 4, 2, 18).toISOString(), day: '2027-05-02' },
};
const HACKATHON = {
  ...{ kind: 'hackathon', id: 'h1', title: 'Green Grid', project: null },
  ...{ startsAt: null, day: '2027-05-08' },
};
const UNTIMED = { startsAt: null, location: null, eventMode: null, participants: [] };
const FITTING = aListedProject({
  ...{ id: 'p3', title: 'Fjord ear', openSeats: 2 },
  fit: { reasons: ['Needs Go, which you know.', 'New here.'], isNewcomer: false },
});
const FREE = aListedProject({
  id: 'p4',
  title: 'Site diary',
  openSeats: 1,
  fit: null,
  owner: { id: 'u2', name: 'Grace' },
});

function open(answers: Record<string, GivenAnswer>, profile: Profile | null = aProfile({ roles: ['Developer'] })) {
  const calls = answerCalls(({ path }) => answers[path] ?? { status: 500 });
  act(() => publishSession(aSessionUser()));
  render(createTestHost(<StartLists profile={profile} />).element);
  return calls;
}

const entriesOf = async (title: string) =>
  (await within(screen.getByRole('region', { name: title })).findAllByRole('listitem')).map((entry) => [
    entry.textContent,
    within(entry).getByRole('link').getAttribute('href'),
  ]);

describe('the start page of a member', () => {
  it('lists the next dates but the proposed team of the tile, and the teams that fit with the first reason', async () => {
    const other = { ...PROPOSAL, id: 'h2', title: 'Blue Grid' };
    open({
      [DATES]: {
        body: [PROPOSAL, other, { ...MEETING, part: 'unanswered' }, DEADLINE, { ...HACKATHON, part: 'looks' }],
      },
      '/api/projects': { body: [FITTING, FREE] },
    });
    expect(await entriesOf('Coming up')).toEqual([
      [`A team for Blue GridAnswer by ${dayAndTimeText(PROPOSAL.startsAt)}`, '/hackathons/h2'],
      [`Kick-off${dayAndTimeText(MEETING.startsAt)} · Kerbside · Can you make it?`, '/projects/p1#room'],
      ['Night busPeople can join until 4 May 2027', '/projects/p2'],
      ['Green Grid8 May 2027', '/hackathons/h1'],
    ]);
    expect(await entriesOf('Projects that fit you')).toEqual([
      ['Fjord earNeeds Go, which you know.', '/projects/p3'],
      ['Site diary1 seat open · Grace', '/projects/p4'],
    ]);
  });

  it('promises no fit while nothing is known of what the person can do', async () => {
    open({ [DATES]: { body: [] }, '/api/projects': { body: [FREE] } }, aProfile({ skills: [], roles: [] }));
    expect(await entriesOf('Projects looking for people')).toEqual([['Site diary1 seat open · Grace', '/projects/p4']]);
  });

  it('says of a hackathon that the person looks for a team there, or organises it', async () => {
    const looked = { ...HACKATHON, part: 'looks' };
    const organised = { ...HACKATHON, id: 'h2', title: 'Blue Grid', part: 'organises' };
    open({ [DATES]: { body: [looked, organised] }, '/api/projects': { body: [] } });
    expect(await entriesOf('Coming up')).toEqual([
      ['Green Grid8 May 2027 · Looking for a team', '/hackathons/h1'],
      ['Blue Grid8 May 2027 · You organise this', '/hackathons/h2'],
    ]);
  });

  it('says of a meeting how many cannot make it', async () => {
    const settled = { ...MEETING, id: 'p2', title: 'Demo', part: null, declined: 0 };
    open({ [DATES]: { body: [{ ...MEETING, part: null, declined: 2 }, settled] }, '/api/projects': { body: [] } });
    const time = dayAndTimeText(MEETING.startsAt);
    expect(await entriesOf('Coming up')).toEqual([
      [`Kick-off${time} · Kerbside · 2 can't make it`, '/projects/p1#room'],
      [`Demo${time} · Kerbside`, '/projects/p2#room'],
    ]);
  });

  it('says where no team has a seat, and lists hackathons while nothing else is planned', async () => {
    const next = { ...UNTIMED, id: 'h1', title: 'Next', eventDate: '2999-01-01', location: 'Oslo' };
    open({ [DATES]: { body: [PROPOSAL] }, '/api/hackathons': { body: [next] }, '/api/projects': { body: [] } });
    expect(await screen.findByRole('region', { name: 'Next hackathons' })).toBeVisible();
    expect(await entriesOf('Next hackathons')).toEqual([['Next1 Jan 2999 · Oslo', '/hackathons/h1']]);
    expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument();
    expect(await screen.findByText('No team has an open seat right now.')).toBeVisible();
  });

  it('lists one hackathon below a single date', async () => {
    const later = { ...UNTIMED, id: 'h2', title: 'Later', eventDate: '2999-02-01' };
    const next = { ...UNTIMED, id: 'h1', title: 'Next', eventDate: '2999-01-01' };
    open({ [DATES]: { body: [DEADLINE] }, '/api/hackathons': { body: [later, next] }, '/api/projects': { body: [] } });
    await screen.findByText('Next');
    expect(await entriesOf('Coming up')).toEqual([['Night busPeople can join until 4 May 2027', '/projects/p2']]);
    expect(await entriesOf('Next hackathons')).toEqual([['Next1 Jan 2999', '/hackathons/h1']]);
  });

  it('lists another hackathon below a single one, at which a team may wait for an answer', async () => {
    const first = { ...UNTIMED, id: HACKATHON.id, title: HACKATHON.title, eventDate: '2999-01-01' };
    const next = { ...UNTIMED, id: 'h2', title: 'Next', eventDate: '2999-02-01' };
    open({
      [DATES]: { body: [PROPOSAL, HACKATHON] },
      '/api/hackathons': { body: [first, next] },
      '/api/projects': { body: [] },
    });
    await screen.findByText('Next');
    expect(await entriesOf('Coming up')).toEqual([[expect.stringMatching(/^Green Grid/), '/hackathons/h1']]);
    expect(await entriesOf('Next hackathons')).toEqual([['Next1 Feb 2999', '/hackathons/h2']]);
  });

  it('lists the next hackathons while there is no profile', async () => {
    const past = { ...UNTIMED, id: 'h0', title: 'Past', eventDate: '2020-01-01' };
    const later = { ...UNTIMED, id: 'h2', title: 'Later', eventDate: '2999-02-01' };
    const next = { ...UNTIMED, id: 'h1', title: 'Next', eventDate: '2999-01-01', location: 'Oslo' };
    const calls = open({ '/api/hackathons': { body: [later, past, next] }, '/api/projects': { body: [FREE] } }, null);
    expect(await entriesOf('Next hackathons')).toEqual([
      ['Next1 Jan 2999 · Oslo', '/hackathons/h1'],
      ['Later1 Feb 2999', '/hackathons/h2'],
    ]);
    const all = screen.getAllByRole('link', { name: 'See all' });
    expect(all.map((link) => link.getAttribute('href'))).toEqual(['/explore-hackathons', '/explore-projects']);
    expect(all[1]).toHaveAccessibleDescription('Projects looking for people');
    expect(calls.some(({ path }) => path === DATES)).toBe(false);
  });

  it('reads a list that failed once more, and leaves the other as it is', async () => {
    const answers: Record<string, GivenAnswer> = { '/api/projects': { body: [FREE] } };
    open(answers);
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this.");
    expect(await screen.findByText('Site diary')).toBeVisible();
    answers[DATES] = { body: [MEETING] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kick-off')).toBeVisible();
  });
});
