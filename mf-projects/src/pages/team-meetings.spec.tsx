import type { TeamMeeting } from '@crewdeck/contract';
import { timeZoneHere } from '@crewdeck/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { localTimeOf, nextSharedStart } from '../rules/meeting-time.ts';
import { aProjectPage, aResult, aTeam, aTeamMeeting, aTeamMember, aViewer, theMeetings } from '../testing/builders.ts';
import { aTeamPage, givenMeetings, MEETINGS, meetingList } from '../testing/visit-meetings.tsx';
import { bodiesOf, button, visit } from '../testing/visit-project.tsx';

describe('the meetings in a team room', () => {
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('are not asked for by somebody else', async () => {
    const { calls } = givenMeetings([aTeamMeeting()], { project: aProjectPage({ viewer: aViewer() }) });
    visit({ part: '?tab=room' });
    await screen.findByRole('region', { name: 'What you can do' });
    expect(calls.map(({ path }) => path)).not.toContain(MEETINGS);
  });

  it('say when, where, how long, and who comes', async () => {
    givenMeetings([aTeamMeeting({ url: 'https://meet.jit.si/crew', minutes: 90 })]);
    visit({ part: '?tab=room' });
    const row = within(await meetingList()).getByRole('listitem');
    expect(row).toHaveTextContent('Kick-off');
    expect(row).toHaveTextContent('1 hour 30 minutes');
    await waitFor(() => expect(row).toHaveTextContent('Can make it: you'));
    expect(row).toHaveTextContent('No answer yet: Grace Hopper');
    expect(within(row).getByRole('link')).toHaveAttribute('href', 'https://meet.jit.si/crew');
    expect(within(row).queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it.each<[string, Partial<TeamMeeting>]>([
    ['Proposed', {}],
    ['Moved', { moves: 1 }],
    ['Everyone confirmed', { answers: [{ id: 'a', name: 'Ada', answer: 'confirmed' }] }],
    ['Cancelled', { isCancelled: true }],
  ])('say how they stand: %s', async (state, parts) => {
    givenMeetings([aTeamMeeting(parts)]);
    visit({ part: '?tab=room' });
    expect(within(await meetingList()).getByText(state)).toBeVisible();
  });

  it('that are over are shown no more, and cancelled ones take nothing', async () => {
    const over = aTeamMeeting({ id: 'over', title: 'Over', startsAt: '2026-01-01T10:00:00Z' });
    givenMeetings([aTeamMeeting({ isCancelled: true, canChange: true }), over]);
    visit({ part: '?tab=room' });
    const rows = within(await meetingList());
    expect(rows.getAllByRole('listitem')).toHaveLength(1);
    expect(rows.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offer a next step where there are none, and say which times the team shares', async () => {
    const { reads } = givenMeetings([]);
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
    const { reads } = givenMeetings([], { project: aTeamPage(withoutTimes.length === 0 ? { team: aTeam() } : {}) });
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
    const { reads } = givenMeetings([]);
    const commonTimes = { timeZone: 'Asia/Tokyo', words: 'Tue 19–22', nextStartsAt: null, withoutZone };
    reads[MEETINGS] = { body: { ...theMeetings(), commonTimes } };
    visit({ part: '?tab=room' });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('say when they start by the clock of the hours beside them, too', async () => {
    const { reads } = givenMeetings([]);
    const commonTimes = { timeZone: 'Pacific/Kiritimati', words: 'Tue 19–22', nextStartsAt: null, withoutZone: 0 };
    reads[MEETINGS] = { body: { ...theMeetings(aTeamMeeting({ startsAt: '2099-03-24T19:00:00Z' })), commonTimes } };
    visit({ part: '?tab=room' });
    expect(await meetingList()).toHaveTextContent('(Wed 09:00 GMT+14), 1 hour');
  });

  it('ask for no times where nobody has said any and everyone can make one to come', async () => {
    const { reads } = givenMeetings([]);
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
    const { reads } = givenMeetings([], {
      project: aTeamPage({ team: aTeam(aTeamMember(), linus, mary), openSeats: 0 }),
    });
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
    const { reads } = givenMeetings([]);
    reads[MEETINGS] = { status: 404, body: { error: 'No.', code: 'project.not_found', requestId: 'r' } };
    const { user } = visit({ part: '?tab=room' });
    expect(await screen.findByText("We couldn't load the meetings.")).toBeVisible();
    reads[MEETINGS] = { body: theMeetings(aTeamMeeting()) };
    await user.click(await button('Try again'));
    expect(await meetingList()).toHaveTextContent('Kick-off');
  });

  it('are proposed at the next time that all share, unless somebody says another', async () => {
    const { calls, reads } = givenMeetings([], {
      changes: { [`POST ${MEETINGS}`]: { answer: { body: aTeamMeeting() } } },
    });
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
    expect(await meetingList()).toHaveTextContent('Kick-off');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const startsAt = new Date(start).toISOString();
    const sent = { title: 'First meeting', startsAt, minutes: 30, url: 'https://meet.jit.si/crew' };
    expect(bodiesOf(calls, 'POST', MEETINGS)).toEqual([sent]);
  });

  it('are proposed at the next time of the only one who has said times', async () => {
    const { reads } = givenMeetings([]);
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
    const { calls } = givenMeetings([]);
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

  it('are still read and answered, but no more are planned, once the project is finished', async () => {
    const team = aTeam(aTeamMember({ joinedAt: new Date().toISOString() }));
    givenMeetings([aTeamMeeting()], { project: aTeamPage({ status: 'Completed', result: aResult(), team }) });
    visit({ part: '?tab=room' });
    expect(await meetingList()).toHaveTextContent('Kick-off');
    expect(await button('I can make it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Propose a meeting' })).not.toBeInTheDocument();
    expect(screen.queryByText(/free/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Your first week' })).not.toBeInTheDocument();
  });

  it.each([
    ['finished', { status: 'Completed', result: aResult() }],
    ['archived', { status: 'Archived' }],
  ] as const)('are not mentioned where the project is %s and none is to come', async (_, parts) => {
    givenMeetings([], { project: aTeamPage(parts) });
    const { queryClient } = visit({ part: '?tab=room' });
    expect(await screen.findByRole('heading', { name: 'Links' })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading', { name: 'Meetings' })).not.toBeInTheDocument();
  });
});
