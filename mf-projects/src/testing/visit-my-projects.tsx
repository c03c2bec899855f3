import type { Invite, Project, UpdateProject } from '@crewdeck/contract';
import { aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession, type ReceivedCall } from '@crewdeck/module-sdk/testing';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { MyProjectsPage } from '../pages/my-projects-page.tsx';

const UNAVAILABLE = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };

export interface Answers {
  projects?: Project[];
  invites?: Invite[];
  /** Calls of these methods are refused. */
  refused?: readonly string[];
}

/** An API that holds projects, changes and deletes them. */
export function givenApi({ projects = [], invites = [], refused = [] }: Answers) {
  let stored = projects;
  return answerCalls(({ method, path, body }: ReceivedCall) => {
    if (refused.includes(method)) return UNAVAILABLE;
    if (path.startsWith('/api/invites/project/')) return { body: invites };
    if (method === 'GET') return { body: stored };
    const id = path.split('/').at(-1);
    if (method === 'DELETE') {
      stored = stored.filter((project) => project.id !== id);
      return { status: 204 };
    }
    const { openSeats, ...changed } = { ...stored.find((project) => project.id === id), ...(body as UpdateProject) };
    stored = stored.map((project) => (project.id === id ? aProject(changed as Project) : project));
    return { body: stored.find((project) => project.id === id) };
  });
}

export function visit(at = '/my-projects') {
  publishSession(aSessionUser());
  const host = createTestHost(<MyProjectsPage />, { at });
  render(host.element);
  return { ...host, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null }) };
}

export const callsOf = (calls: readonly ReceivedCall[], method: string) =>
  calls.filter((call) => call.method === method);
