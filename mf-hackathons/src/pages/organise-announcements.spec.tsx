import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, anOrganisersSearch, TO_COME } from '../testing/builders.ts';
import { FAILED, openPage, PATH } from '../testing/visit-organise.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('announcements, for organisers', () => {
  it('sends one once it is confirmed, and says to how many', async () => {
    const sent = {
      id: 'a1',
      words: 'Doors open at nine: https://doors.example',
      people: 2,
      at: '2026-11-26T12:00:00Z',
    };
    let body: unknown[] = [];
    const counts = { looking: 2, proposed: 0, onTeam: 0, reached: 2 };
    const { calls, changes } = openPage('announcements', {
      [`${PATH}/team-search`]: { body: anOrganisersSearch({ counts }) },
      [`${PATH}/announcements`]: () => ({ body }),
      [`POST ${PATH}/announcements`]: () => {
        body = [sent];
        return { status: 201, body: sent };
      },
    });

    expect(await screen.findByText('Nothing announced yet.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Tell everyone/), 'Doors open at nine.');
    await press('Send announcement');
    expect(screen.getByRole('alertdialog', { name: 'Send this announcement?' })).toHaveTextContent(
      "It goes to 2 people taking part: on the event page, in their activity, and by email unless they turned that off. You can't take it back.",
    );
    expect(changes()).toEqual([]);
    await press('Send');
    const list = await screen.findByRole('list', { name: 'Announcements' });
    expect(list).toHaveTextContent(/Doors open at nine: https.*Sent to 2 people\./);
    expect(screen.getByRole('link', { name: 'https://doors.example' })).toHaveAttribute(
      'href',
      'https://doors.example/',
    );
    expect(screen.getByLabelText(/Tell everyone/)).toHaveValue('');
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { words: 'Doors open at nine.' } });
  });

  it('says why one is not sent, and keeps the words', async () => {
    const refusal = { status: 409, body: { error: 'You can send two a day.', code: 'announcement.too_many' } };
    openPage('announcements', { [`POST ${PATH}/announcements`]: refusal });

    await userEvent.type(await screen.findByLabelText(/Tell everyone/), 'Again.');
    await press('Send announcement');
    await press('Send');
    expect(await screen.findByRole('alert')).toHaveTextContent('You can send two a day.');
    expect(screen.getByLabelText(/Tell everyone/)).toHaveValue('Again.');
  });

  const words = () => screen.findByLabelText(/Tell everyone/);

  it('keeps one that is being written when the page is left or loaded again, and no longer once it is sent', async () => {
    const sent = { id: 'a1', words: 'Bring a lamp.', people: 2, at: '2026-11-26T12:00:00Z' };
    const answers = { [`POST ${PATH}/announcements`]: { status: 201, body: sent } };
    openPage('announcements', answers);
    await userEvent.type(await words(), 'Bring a lamp.');
    cleanup();

    openPage('announcements', answers);
    expect(await words()).toHaveValue('Bring a lamp.');
    await press('Send announcement');
    await press('Send');
    expect(await screen.findByText('Sent to 2 people.')).toBeVisible();
    cleanup();

    openPage('announcements');
    expect(await words()).toHaveValue('');
  });

  it('shows nobody what another organiser was writing', async () => {
    openPage('announcements');
    await userEvent.type(await words(), 'Bring a lamp.');
    cleanup();
    openPage('announcements');
    act(() => publishSession(aSessionUser({ uid: 'uid-of-grace' })));
    expect(await words()).toHaveValue('');
  });

  it('are told by the clocks of the event, with their zone', async () => {
    const sent = { id: 'a1', words: 'Bring a lamp.', people: 2, at: '2099-01-02T18:00:00Z' };
    openPage('announcements', {
      [PATH]: { body: aHackathon({ ...TO_COME, timeZone: 'Asia/Tokyo' }) },
      [`${PATH}/announcements`]: { body: [sent] },
    });

    expect(await screen.findByText('Sat 3 Jan 2099, 03:00 GMT+9')).toBeVisible();
  });

  it('says that they could not be loaded', async () => {
    openPage('announcements', { [`${PATH}/announcements`]: FAILED });
    expect(await screen.findByText("We couldn't load the announcements.")).toBeVisible();
  });
});
