import type { ReleasesStatus } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { aKeptRelease, aModule, aRelease, aStatus, LAST_GOOD, LIVE } from '@crewdeck/releases/builders';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleasesPage } from '../releases-page.tsx';

export const OLDER = aRelease('1.3.0-dddddddd');
const INCOMPATIBLE = aKeptRelease(aRelease('1.2.0-eeeeeeee'), { problems: ['It has no page "collaborations".'] });
const KEPT = [aKeptRelease(LIVE), aKeptRelease(LAST_GOOD), aKeptRelease(OLDER), INCOMPATIBLE];

type Answer = () => GivenAnswer | Promise<GivenAnswer>;

/** What the API answers; a test may change it on the way. */
export interface System {
  status: ReleasesStatus;
  read?: Answer;
  kept?: Answer;
  change?: Answer;
}

/** The page of ops over a system. */
export function open(system: System, at = '/ops/releases') {
  const calls = answerCalls(({ path, method }) => {
    if (method === 'POST') return system.change?.() ?? { body: {} };
    if (path === '/api/releases') return system.read?.() ?? { body: system.status };
    return system.kept?.() ?? { body: KEPT };
  });
  const host = createTestHost(<ReleasesPage />, { at });
  render(host.element);
  return {
    sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body })),
    refresh: () => act(() => host.queryClient.invalidateQueries()),
  };
}

export const openOn = (changes: Parameters<typeof aModule>[0], rest: Partial<System> = {}) =>
  open({ status: aStatus({ modules: [aModule(changes)] }), ...rest });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const dialog = () => within(screen.getByRole('dialog'));
export const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
export const giveReason = () => userEvent.type(dialog().getByLabelText('Reason'), 'It fails.');
export const refusal = (code: string, error: string) => ({ status: 409, body: { error, code, requestId: 'r' } });
