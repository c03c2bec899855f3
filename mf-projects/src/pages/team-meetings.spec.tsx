import type { ProjectPage as ProjectAnswer, TeamMeeting } from '@crewdeck/contract';
import { aProfile } from '@crewdeck/module-sdk/builders';
import { timeZoneHere } from '@crewdeck/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { localTimeOf, nextSharedStart } from '../rules/meeting-time.ts';
import { aProjectPage, aResult, aTeam, aTeamMeeting, aTeamMember, aViewer, theMeetings } from '../testing/builders.ts';
import { type Answer, bodiesOf, button, givenApi, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const MEETINGS = `${PROJECT_PATH}/meetings`;
const ONE = `${MEETINGS}/${aTeamMeeting().id}`;
const REFUSED = { status: 409, body: { error: 'This meeting was moved.', code: 'team_meeting.moved', requestId: 'r' } };

describe('the meetings in a team room', () => {
  const aTeamPage = (parts: Partial<ProjectAnswer> = {}) =>
    aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(aTeamMember()), openSeats: 2, ...parts });
  const given = (meetings: TeamMeeting[], parts: Partial<Parameters<typeof givenApi>[0]> = {}) => {
    const reads: Record<string, Answer> = { [MEETINGS]: { body: theMeetings(...meetings) } };
    return { reads, calls: givenApi({ project: aTeamPage(), reads, ...parts }) };
  };
  const list = () => screen.findByRole('list', { name: 'Meetings' });
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('are not asked for by somebody else', async () => {
    const { calls } = given([aTeamMeeting()], { project: aProjectPage({ viewer: aViewer() }) });
    visit({ part: '?tab=room' });
    await screen.findByRole('region', { name: 'What you can do' });
    expect(calls.map(({ path }) => path)).not.toContain(MEETINGS);
  });

  it('say when, where, how long, and who comes', async () => {
    given([aTeamMeeting({ url: 'https://meet.jit.si/crew', minutes: 90 })]);
    visit({ part: '?tab=room' });
    const row = within(await list()).getByRole('listitem');
    expect(row).toHaveTextContent('Kick-off');
    expect(row).toHaveTextContent('1 hour 30 minutes');
    await waitFor(() => expect(row).toHaveTextContent('Can make it: you'));
    expect(row).toHaveTextContent('No answer yet: Grace Hopper');
    expect(within(row).getByRole('link')).toHaveAttribute('href', 'https://meet.jit.si/crew');
    expect(within(row).queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();
  });

  it.each<[string, Partial<TeamMeeting>]>([
    ['Proposed', {}],
    ['Moved', { moves: 1 }],
    ['Everyone confirmed', { answers: [{ id: 'a', name: 'Ada', answer: 'confirmed' }] }],
    ['Cancelled', { isCancelled: true }],
  ])('say how they stand: %s', async (state, parts) => {
    given([aTeamMeeting(parts)]);
    visit({ part: '?tab=room' });
    expect(within(await list()).getByText(state)).toBeVisible();
  });

  it('that are over are shown no more, and cancelled ones take nothing', async () => {
    const over = aTeamMeeting({ id: 'over', title: 'Over', startsAt: '2026-01-01T10:00:00Z' });
    given([aTeamMeeting({ isCancelled: true, canChange: true }), over]);
    visit({ part: '?tab=room' });
    const rows = within(await list());
    expect(rows.getAllByRole('listitem')).toHaveLength(1);
    expect(rows.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offer a next step where there are none, and say which times the team shares', async () => {
    const { reads } = given([]);
    reads[MEETINGS] = { body: { ...theMeetings(), sharedTimes: ['tue evening'] } };
    visit({ part: '?tab=room' });
    expect(await screen.findByText('No meetings yet. Propose a first meeting.')).toBeVisible();
    expect(screen.getByText('Times you have in common, each in your own time zone: Tue evenings.')).toBeVisible();
  });

  const [ada, grace] = aTeam(aTeamMember());
  it.each([
    ['Grace', [ada], 'Grace Hopper is free Tue 19–22, Tokyo (GMT+9). Add your free times to see what you share.'],
    ['nobody', [ada, grace], "Add your free times, and we'll show when you can all meet."],
    ['the reader', [grace], "You're free Tue 19–22, Tokyo (GMT+9). Grace Hopper hasn't said yet when they're free."],
    ['an owner alone', [], /You're free Tue 19–22, Tokyo \(GMT\+9\)\.Propose a meeting$/],
  ])('name no times in common where only one has said any: %s', async (_, withoutTimes, text) => {
    const { reads } = given([], { project: aTeamPage(withoutTimes.length === 0 ? { team: aTeam() } : {}) });
    const commonTimes = { timeZone: 'Asia/Tokyo', words: 'Tue 19–22', nextStartsAt: null, withoutZone: 0 };
    reads[MEETINGS] = { body: { ...theMeetings(), commonTimes, withoutTimes } };
    visit({ part: '?tab=room' });
    const meetings = await screen.findByRole('region', { name: 'Meetings' });
    await waitFor(() => expect(meetings).toHaveTextContent(text));
    expect(meetings).not.toHaveTextContent('in common');
  });

  it.each([
    [0, 'Times you have in common, in Tokyo (GMT+9): Tue 19–22.'],
    [
      1,
      "Times you have in common, in Tokyo (GMT+9): Tue 19–22. 1 person hasn't set a time zone, so their times count in this one.",
    ],
  ])('say which times the team shares by the clock of a zone that %i have not set', async (withoutZone, text) => {
    const { reads } = given([]);
    const commonTimes = { timeZone: 'Asia/Tokyo', words: 'Tue 19–22', nextStartsAt: null, withoutZone };
    reads[MEETINGS] = { body: { ...theMeetings(), commonTimes } };
    visit({ part: '?tab=room' });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('say when they start by the clock of the hours beside them, too', async () => {
    const { reads } = given([]);
    const commonTimes = { timeZone: 'Pacific/Kiritimati', words: 'Tue 19–22', nextStartsAt: null, withoutZone: 0 };
    reads[MEETINGS] = { body: { ...theMeetings(aTeamMeeting({ startsAt: '2099-03-24T19:00:00Z' })), commonTimes } };
    visit({ part: '?tab=room' });
    expect(await list()).toHaveTextContent('(Wed 09:00 GMT+14), 1 hour');
  });

  it('ask for no times where nobody has said any and everyone can make one to come', async () => {
    const { reads } = given([]);
    const everyone = [{ id: 'a', name: 'Ada', answer: 'confirmed' as const }];
    reads[MEETINGS] = { body: { ...theMeetings(aTeamMeeting({ answers: everyone })), withoutTimes: [ada, grace] } };
    visit({ part: '?tab=room' });
    const meetings = within(await screen.findByRole('region', { name: 'Meetings' }));
    expect(await meetings.findByText('Everyone confirmed')).toBeVisible();
    expect(meetings.queryByRole('link', { name: 'Add your free times' })).toBeNull();
  });

  const linus = aTeamMember({ id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d009', name: 'Linus' });
  const mary = aTeamMember({ id: '5f0a3c1e-1c55-4a53-8f0a-0f6f2ad3d00a', name: 'Mary' });
  it.each([
    ['everybody has said theirs', [], 'Add more free times', 'No shared hours yet. Add more free times.'],
    [
      'theirs are missing',
      [ada],
      'Add your free times',
      'No shared hours yet. Add your free times to see what you share.',
    ],
    [
      "a teammate's are",
      [grace],
      'Add more free times',
      "No shared hours yet. Grace Hopper hasn't said yet when they're free. Add more free times.",
    ],
    [
      "two teammates' are",
      [grace, mary],
      'Add more free times',
      "Grace Hopper and Mary haven't said yet when they're free.",
    ],
  ])('say what the reader can do where the team shares no hours and %s', async (_, withoutTimes, name, text) => {
    const { reads } = given([], { project: aTeamPage({ team: aTeam(aTeamMember(), linus, mary), openSeats: 0 }) });
    reads[MEETINGS] = { body: { ...theMeetings(), withoutTimes } };
    visit({ part: '?tab=room' });
    const meetings = await screen.findByRole('region', { name: 'Meetings' });
    await waitFor(() => expect(meetings).toHaveTextContent(text));
    const links = within(meetings).queryAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [name, '/create-profile#times'],
    ]);
  });

  it('can be tried again where they could not be had', async () => {
    const { reads } = given([]);
    reads[MEETINGS] = { status: 404, body: { error: 'No.', code: 'project.not_found', requestId: 'r' } };
    const { user } = visit({ part: '?tab=room' });
    expect(await screen.findByText("We couldn't load the meetings.")).toBeVisible();
    reads[MEETINGS] = { body: theMeetings(aTeamMeeting()) };
    await user.click(await button('Try again'));
    expect(await list()).toHaveTextContent('Kick-off');
  });

  it('are proposed at the next time that all share, unless somebody says another', async () => {
    const { calls, reads } = given([], { changes: { [`POST ${MEETINGS}`]: { answer: { body: aTeamMeeting() } } } });
    reads[MEETINGS] = { body: { ...theMeetings(), sharedTimes: ['sat morning'] } };
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Propose a meeting'));
    const form = await dialog('Propose a meeting');
    const start = nextSharedStart({ sharedTimes: ['sat morning'], commonTimes: null }, new Date());
    expect(form.getByLabelText('Starts at')).toHaveValue(start);
    expect(form.getByLabelText('Starts at')).toHaveAccessibleDescription(`Times are in ${timeZoneHere()}.`);
    expect(form.getByLabelText("What it's about")).toHaveValue('First meeting');
    await user.selectOptions(form.getByLabelText('How long'), '30 minutes');
    await user.type(form.getByLabelText('Link to the call'), 'https://meet.jit.si/crew');
    reads[MEETINGS] = { body: theMeetings(aTeamMeeting()) };
    await user.click(form.getByRole('button', { name: 'Propose meeting' }));
    expect(await list()).toHaveTextContent('Kick-off');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const startsAt = new Date(start).toISOString();
    const sent = { title: 'First meeting', startsAt, minutes: 30, url: 'https://meet.jit.si/crew' };
    expect(bodiesOf(calls, 'POST', MEETINGS)).toEqual([sent]);
  });

  it('are proposed at the next time of the only one who has said times', async () => {
    const { reads } = given([]);
    const nextStartsAt = '2030-05-03T05:00:00.000Z';
    const commonTimes = { timeZone: 'UTC', words: 'Fri 5–8', nextStartsAt, withoutZone: 0 };
    const withoutTimes = aTeam().map(({ id, name }) => ({ id, name }));
    reads[MEETINGS] = { body: { ...theMeetings(), commonTimes, withoutTimes } };
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Propose a meeting'));
    const form = await dialog('Propose a meeting');
    expect(form.getByLabelText('Starts at')).toHaveValue(localTimeOf(nextStartsAt));
  });

  it('are not proposed without a title, a time, or at an address that is not whole', async () => {
    const { calls } = given([]);
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Propose a meeting'));
    const form = await dialog('Propose a meeting');
    await user.clear(form.getByLabelText("What it's about"));
    await user.clear(form.getByLabelText('Starts at'));
    await user.type(form.getByLabelText('Link to the call'), 'http://meet.example');
    await user.click(form.getByRole('button', { name: 'Propose meeting' }));
    expect(await form.findByText('Say what the meeting is about.')).toBeVisible();
    expect(form.getByText('Choose a day and a time.')).toBeVisible();
    expect(form.getByText('Enter an address such as https://example.org/team.')).toBeVisible();
    expect(bodiesOf(calls, 'POST', MEETINGS)).toEqual([]);
  });

  it('take the answer of each, to the time that they saw', async () => {
    const mine = aTeamMeeting({ moves: 2 });
    const { calls, reads } = given([mine], { changes: { [`PUT ${ONE}/answer`]: { answer: { body: mine } } } });
    const { user } = visit({ part: '?tab=room' });
    expect(await button('I can make it')).toHaveAttribute('aria-pressed', 'true');
    reads[MEETINGS] = {
      body: theMeetings({ ...mine, answers: [{ id: aTeam()[0]?.id ?? '', name: 'Ada', answer: 'declined' }] }),
    };
    await user.click(await button("I can't make it"));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Meetings' })).toHaveTextContent("Can't make it: you"));
    expect(await button("I can't make it")).toHaveAttribute('aria-pressed', 'true');
    expect(bodiesOf(calls, 'PUT', `${ONE}/answer`)).toEqual([{ answer: 'declined', moves: 2 }]);
  });

  const partsOfRoom = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const unanswered = aTeamMeeting({ answers: [{ id: aProfile().id, name: 'Ada', answer: null }] });

  it('come first while one waits for the reader, and stay there once it is answered', async () => {
    const { reads } = given([unanswered], { changes: { [`PUT ${ONE}/answer`]: { answer: { body: unanswered } } } });
    const { user } = visit({ part: '?tab=room' });
    await button('I can make it');
    expect(partsOfRoom()).toEqual(['Meetings', 'Notes', 'Links']);
    reads[MEETINGS] = { body: theMeetings(aTeamMeeting()) };
    await user.click(await button('I can make it'));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Meetings' })).toHaveTextContent('Can make it: you'));
    expect(partsOfRoom()).toEqual(['Meetings', 'Notes', 'Links']);
  });

  it.each([
    ['is answered', aTeamMeeting(), {}],
    ['is cancelled', { ...unanswered, isCancelled: true }, {}],
    ['can not be answered any more', unanswered, { status: 'Archived' }],
  ] as const)('come last where the only one %s', async (_, meeting, parts) => {
    given([meeting], { project: aTeamPage(parts) });
    visit({ part: '?tab=room' });
    await list();
    expect(partsOfRoom()).toEqual(['Notes', 'Links', 'Meetings']);
  });

  it('say why an answer was not taken', async () => {
    given([aTeamMeeting()], { changes: { [`PUT ${ONE}/answer`]: { answer: REFUSED } } });
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button("I can't make it"));
    expect(await screen.findByText('This meeting was moved.')).toBeVisible();
  });

  it('are moved and cancelled by their proposer', async () => {
    const mine = aTeamMeeting({ canChange: true });
    const changes = { [`PATCH ${ONE}`]: { answer: { body: mine } }, [`DELETE ${ONE}`]: {} };
    const { calls, reads } = given([mine], { changes });
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Move'));
    const form = await dialog('Move this meeting');
    const start = localTimeOf(new Date(Date.now() + 30 * 24 * 3_600_000));
    await user.clear(form.getByLabelText('Starts at'));
    await user.type(form.getByLabelText('Starts at'), start);
    await user.click(form.getByRole('button', { name: 'Move meeting' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const startsAt = new Date(start).toISOString();
    expect(bodiesOf(calls, 'PATCH', ONE)).toEqual([{ startsAt, minutes: 60 }]);
    await user.click(await button('Cancel meeting'));
    reads[MEETINGS] = { body: theMeetings({ ...mine, isCancelled: true }) };
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel meeting' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(calls.filter(({ method, path }) => method === 'DELETE' && path === ONE)).toHaveLength(1);
  });

  it('are handed to the calendar of the device as a file', async () => {
    const { reads } = given([aTeamMeeting()]);
    reads[`${ONE}/calendar`] = { body: 'BEGIN:VCALENDAR' };
    const saved: Blob[] = [];
    // The DOM of the tests has no addresses of objects.
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Add to calendar'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ type: 'text/calendar', size: 'BEGIN:VCALENDAR'.length });
  });

  it('say why there is no file for a calendar', async () => {
    const { reads } = given([aTeamMeeting()]);
    const body = { error: 'This meeting is gone.', code: 'team_meeting.not_found', requestId: 'r' };
    reads[`${ONE}/calendar`] = { status: 404, body };
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Add to calendar'));
    expect(await screen.findByText('This meeting is gone.')).toBeVisible();
  });

  it('are still read and answered, but no more are planned, once the project is finished', async () => {
    const team = aTeam(aTeamMember({ joinedAt: new Date().toISOString() }));
    given([aTeamMeeting()], { project: aTeamPage({ status: 'Completed', result: aResult(), team }) });
    visit({ part: '?tab=room' });
    expect(await list()).toHaveTextContent('Kick-off');
    expect(await button('I can make it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Propose a meeting' })).not.toBeInTheDocument();
    expect(screen.queryByText(/free/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Your first week' })).not.toBeInTheDocument();
  });

  it.each([
    ['finished', { status: 'Completed', result: aResult() }],
    ['archived', { status: 'Archived' }],
  ] as const)('are not mentioned where the project is %s and none is to come', async (_, parts) => {
    given([], { project: aTeamPage(parts) });
    const { queryClient } = visit({ part: '?tab=room' });
    expect(await screen.findByRole('heading', { name: 'Links' })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading', { name: 'Meetings' })).not.toBeInTheDocument();
  });
});
