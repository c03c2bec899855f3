import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarSection } from './calendar-section.tsx';

const CALENDAR = '/api/account/calendar';
const SINCE = '2026-11-01T10:00:00.000Z';
const PATH = '/api/calendar/secret.ics';
const REFUSED = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };
const MISSING = { status: 404, body: { error: 'No.', code: 'user.not_found', requestId: 'r' } };

function open(
  given: { createdAt?: string | null; isBroken?: boolean; isRefused?: boolean; hasProfile?: boolean } = {},
) {
  const { isRefused = false, hasProfile = true } = given;
  const api = { createdAt: given.createdAt ?? null, isBroken: given.isBroken ?? false };
  const calls = answerCalls(({ method, path }) => {
    if (path !== CALENDAR) return hasProfile ? { body: aProfile() } : MISSING;
    if (method === 'GET') return api.isBroken ? MISSING : { body: { createdAt: api.createdAt } };
    if (isRefused) return REFUSED;
    api.createdAt = SINCE;
    return { body: { path: PATH, createdAt: SINCE } };
  });
  const user = aSessionUser();
  act(() => publishSession(user));
  render(createTestHost(<CalendarSection user={user} />, { at: '/account' }).element);
  return { api, renewals: () => calls.filter(({ method, path }) => method === 'POST' && path === CALENDAR).length };
}

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
    const { renewals } = open({ createdAt: SINCE });
    expect(await screen.findByText(/You created your link on 1 Nov 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Replace calendar link' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Calendars that use the old link will stop updating.',
    );
    expect(renewals()).toBe(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Replace calendar link' }).at(-1) ?? document.body);
    expect(await screen.findByText(/secret\.ics/)).toBeVisible();
    expect(renewals()).toBe(1);
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
    expect(await screen.findByText('Once you have a profile, you can get a calendar link.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Loading your calendar...')).not.toBeInTheDocument();
  });
});
