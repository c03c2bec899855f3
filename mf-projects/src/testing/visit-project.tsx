import type { ProjectPage as ProjectAnswer, ProjectInterest } from '@crewdeck/contract';
import { aProfile, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession, type ReceivedCall } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { ProjectPage } from '../pages/project-page.tsx';
import { aProjectPage, theMeetings } from './builders.ts';

const NOT_FOUND = { status: 404, body: { error: 'Not here.', code: 'project.not_found', requestId: 'r' } };
export const FULL = {
  status: 409,
  body: { error: 'The team is already full.', code: 'project.team_full', requestId: 'r' },
};
export const PROJECT_PATH = `/api/projects/${aProjectPage().id}`;
export const INVITE = {
  id: 'invite-1',
  role: 'Designer',
  note: 'Your maps are lovely.',
  expiresAt: '2030-01-16T12:00:00.000Z',
  sender: { id: 'a', name: 'Ada Lovelace' },
};
export const INTEREST = {
  id: 'interest-1',
  status: 'shown',
  createdAt: '2026-02-01T12:00:00.000Z',
  closesAt: '2026-02-21T12:00:00.000Z',
  words: 'I know the tides.',
  role: 'Cartographer',
} as const;

export type Answer = { status?: number; body?: unknown };

interface Api {
  project: ProjectAnswer | 'missing';
  interests?: ProjectInterest[];
  /** What each change answers, by method and path, and what the project is afterwards. */
  changes?: Readonly<Record<string, { answer?: Answer; next?: ProjectAnswer }>>;
  hasProfile?: boolean;
  /** What other paths answer; a test may change it, or let one wait. */
  reads?: Record<string, Answer | Promise<Answer>>;
}

export function givenApi({ project, interests = [], changes = {}, hasProfile = true, reads = {} }: Api) {
  let shown = project;
  const read = (path: string): Answer | Promise<Answer> => {
    const given = { [`${PROJECT_PATH}/meetings`]: { body: theMeetings() }, ...reads }[path];
    if (given) return given;
    if (path.endsWith('/interests')) return { body: interests };
    if (path.startsWith('/api/users/firebase/')) return hasProfile ? { body: aProfile() } : NOT_FOUND;
    if (path === PROJECT_PATH) return shown === 'missing' ? NOT_FOUND : { body: shown };
    return { body: [] };
  };
  return answerCalls(({ method, path }: ReceivedCall) => {
    const change = changes[`${method} ${path}`];
    if (!change) return read(path);
    shown = change.next ?? shown;
    return change.answer ?? { status: 204 };
  });
}

export function visit({ isSignedIn = true, emailVerified = true, part = '' } = {}) {
  publishSession(isSignedIn ? aSessionUser({ emailVerified }) : null);
  const host = createTestHost(<ProjectPage />, { at: `/projects/${aProjectPage().id}${part}`, path: '/projects/:id' });
  render(host.element);
  return { ...host, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }) };
}

export const bodiesOf = (calls: readonly ReceivedCall[], method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

export const panel = () => screen.findByRole('region', { name: 'What you can do' });
export const button = (name: string) => screen.findByRole('button', { name });
