import { aProfile } from '@crewdeck/module-sdk/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { localTimeOf } from '../rules/meeting-time.ts';
import { aTeam, aTeamMeeting, theMeetings } from '../testing/builders.ts';
import { aTeamPage, givenMeetings, MEETINGS, meetingList } from '../testing/visit-meetings.tsx';
import { bodiesOf, button, visit } from '../testing/visit-project.tsx';

const ONE = `${MEETINGS}/${aTeamMeeting().id}`;
const REFUSED = { status: 409, body: { error: 'This meeting was moved.', code: 'team_meeting.moved', requestId: 'r' } };

describe('meetings that were proposed to a team', () => {
  it('take the answer of each, to the time that they saw', async () => {
    const mine = aTeamMeeting({ moves: 2 });
    const { calls, reads } = givenMeetings([mine], { changes: { [`PUT ${ONE}/answer`]: { answer: { body: mine } } } });
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
    const { reads } = givenMeetings([unanswered], {
      changes: { [`PUT ${ONE}/answer`]: { answer: { body: unanswered } } },
    });
    const { user } = visit({ part: '?tab=room' });
    await button('I can make it');
    await waitFor(() => expect(partsOfRoom()).toEqual(['Meetings', 'Notes', 'Links']));
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
    givenMeetings([meeting], { project: aTeamPage(parts) });
    visit({ part: '?tab=room' });
    await meetingList();
    await waitFor(() => expect(partsOfRoom()).toEqual(['Notes', 'Meetings', 'Links']));
  });

  it('say why an answer was not taken', async () => {
    givenMeetings([aTeamMeeting()], { changes: { [`PUT ${ONE}/answer`]: { answer: REFUSED } } });
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button("I can't make it"));
    expect(await screen.findByText('This meeting was moved.')).toBeVisible();
  });

  it('are moved and cancelled by their proposer, in a menu', async () => {
    const mine = aTeamMeeting({ canChange: true });
    const changes = { [`PATCH ${ONE}`]: { answer: { body: mine } }, [`DELETE ${ONE}`]: {} };
    const { calls, reads } = givenMeetings([mine], { changes });
    const { user } = visit({ part: '?tab=room' });
    const menu = within(await meetingList()).getByRole('button', { name: 'More' });
    await user.click(menu);
    await user.click(await button('Move'));
    const form = within(await screen.findByRole('dialog', { name: 'Move this meeting' }));
    const start = localTimeOf(new Date(Date.now() + 30 * 24 * 3_600_000));
    await user.clear(form.getByLabelText('Starts at'));
    await user.type(form.getByLabelText('Starts at'), start);
    await user.click(form.getByRole('button', { name: 'Move meeting' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const startsAt = new Date(start).toISOString();
    expect(bodiesOf(calls, 'PATCH', ONE)).toEqual([{ startsAt, minutes: 60 }]);
    await user.click(menu);
    await user.click(await button('Cancel meeting'));
    reads[MEETINGS] = { body: theMeetings({ ...mine, isCancelled: true }) };
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel meeting' }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(calls.filter(({ method, path }) => method === 'DELETE' && path === ONE)).toHaveLength(1);
  });

  it('are handed to the calendar of the device as a file', async () => {
    const { reads } = givenMeetings([aTeamMeeting()]);
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
    const { reads } = givenMeetings([aTeamMeeting()]);
    const body = { error: 'This meeting is gone.', code: 'team_meeting.not_found', requestId: 'r' };
    reads[`${ONE}/calendar`] = { status: 404, body };
    const { user } = visit({ part: '?tab=room' });
    await user.click(await button('Add to calendar'));
    expect(await screen.findByText('This meeting is gone.')).toBeVisible();
  });
});
