import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarSection } from './calendar-section.tsx';

const CALENDAR = '/api/account/calendar';
const SINCE = '2026-11-01T10:00:00.000Z';
const PATH = '/api/calendar/secret.ics';
const REFUSED = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };
const MISSING = { status: 404, body: { error: 'No.', code: 'user.not_found', requestId: 'r' } };

interface Given {
  createdAt?: string | null;
  isBroken?: boolean;
  isRefused?: boolean;
  isOffline?: boolean;
  hasProfile?: boolean;
}

function anApi({ createdAt = null, isBroken = false, isRefused = false, isOffline = false }: Given) {
  const api = { createdAt, isBroken };
  const answer = (method: string) => {
    if (method === 'GET') return api.isBroken ? MISSING : { body: { createdAt: api.createdAt } };
    if (isOffline) throw new Error('No network.');
    if (isRefused) return REFUSED;
    api.createdAt = method === 'POST' ? SINCE : null;
    return method === 'POST' ? { body: { path: PATH, createdAt: SINCE } } : { status: 204 };
  };
  return { api, answer };
}

function open({ hasProfile = true, ...given }: Given = {}) {
  const { api, answer } = anApi(given);
  const calls = answerCalls(({ method, path }) => {
    if (path !== CALENDAR) return hasProfile ? { body: aProfile() } : MISSING;
    return answer(method);
  });
  const user = aSessionUser();
  act(() => publishSession(user));
  render(createTestHost(<CalendarSection user={user} />, { at: '/account' }).element);
  const sent = (one: string) => calls.filter(({ method, path }) => method === one && path === CALENDAR).length;
  return { api, sent };
}

/** Its last button: the one of a dialog, where one is open. */
const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);
/** The rest of the page can't have the focus while a dialog is open, which jsdom doesn't know. */
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

describe("a person's calendar", () => {
  it('gets a link, which is shown once and can be copied', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Get calendar link' }));
    const address = new URL(PATH, window.location.origin).href;
    expect(await screen.findByText(address)).toBeVisible();
    expect(screen.getByText(/We show it only once/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('that has a link says so, and renews it after a question', async () => {
    const { sent } = open({ createdAt: SINCE });
    expect(await screen.findByText(/You created your link on 1 Nov 2026/)).toBeVisible();
    await press('Replace calendar link');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Calendars that use the old link will stop updating.',
    );
    expect(sent('POST')).toBe(0);
    await press('Replace calendar link');
    expect(await screen.findByText(/secret\.ics/)).toBeVisible();
    expect(sent('POST')).toBe(1);
  });

  it.each([null, SINCE])(
    'has its new address above its other buttons, and the focus on copying it: %s',
    async (createdAt) => {
      open({ createdAt });
      await press(createdAt ? 'Replace calendar link' : 'Get calendar link');
      if (createdAt) await press('Replace calendar link');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus());
      await dialogIsGone();
      expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();
      const buttons = within(screen.getByRole('region', { name: 'Calendar' })).getAllByRole('button');
      expect(buttons.map(({ textContent }) => textContent)).toEqual([
        'Copy link',
        'Replace calendar link',
        'Turn off link',
      ]);
    },
  );

  it('is turned off after a question, and its address goes', async () => {
    const { sent } = open();
    await press('Get calendar link');
    await press('Turn off link');
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn off your calendar link?' });
    expect(dialog).toHaveTextContent('Calendars that use it will stop updating.');
    expect(sent('DELETE')).toBe(0);
    await press('Turn off link');
    await dialogIsGone();
    expect(sent('DELETE')).toBe(1);
    expect(await screen.findByText('Your calendar link is off.')).toBeVisible();
    expect(screen.queryByText(/secret\.ics/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn off link' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Get calendar link' })).toHaveFocus());
  });

  it('stays on where the question is answered with no', async () => {
    const { sent } = open({ createdAt: SINCE });
    await press('Turn off link');
    await press('Keep it');
    await dialogIsGone();
    expect(screen.getByRole('button', { name: 'Turn off link' })).toHaveFocus();
    expect(sent('DELETE')).toBe(0);
  });

  it('says in the question why it could not be turned off', async () => {
    open({ createdAt: SINCE, isOffline: true });
    await press('Turn off link');
    await press('Turn off link');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't turn off your link. Try again in a moment.",
    );
    expect(screen.getByRole('alertdialog')).toContainElement(screen.getByRole('alert'));
  });

  it('says why it got no link', async () => {
    open({ isRefused: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Get calendar link' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
  });

  it('can be tried again where it could not be had', async () => {
    const { api } = open({ isBroken: true });
    expect(await screen.findByText("We couldn't load your calendar.")).toBeVisible();
    api.isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Get calendar link' })).toBeVisible();
  });

  it('is not offered to somebody without a profile', async () => {
    open({ hasProfile: false });
    expect(await screen.findByRole('link', { name: 'have a profile' })).toHaveAttribute('href', '/create-profile');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Loading your calendar...')).not.toBeInTheDocument();
  });
});
