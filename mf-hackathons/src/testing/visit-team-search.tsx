import type { Hackathon, Profile, Project, TeamSearch } from '@crewdeck/contract';
import { aProfile } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamSearchPart } from '../components/team-search/team-search.tsx';
import { aHackathon, aTeamSearch } from './builders.ts';

export const SEARCH = '/api/hackathons/hackathon-1/team-search';
export const DONE: GivenAnswer = { status: 204 };

interface Answers {
  hackathon?: Hackathon;
  search?: TeamSearch | (() => GivenAnswer);
  profile?: Profile | null;
  /** Those of the event that look for people. */
  projects?: Project[];
  isOver?: boolean;
  at?: string;
  /** Of calls that change something, by method and path. */
  writes?: Record<string, GivenAnswer | Promise<GivenAnswer>>;
}

/** The search of one event, with what the API answers. */
export function openPart({
  hackathon = aHackathon(),
  search = aTeamSearch(),
  profile = aProfile(),
  projects = [],
  isOver = false,
  at = '/hackathons/hackathon-1',
  writes = {},
}: Answers = {}) {
  const calls = answerCalls(({ method, path }) => {
    if (method !== 'GET') return writes[`${method} ${path}`] ?? DONE;
    if (path.startsWith('/api/users/')) return profile ? { body: profile } : { status: 404 };
    if (path === '/api/projects') return { body: projects };
    return typeof search === 'function' ? search() : { body: search };
  });
  const part = <TeamSearchPart hackathon={hackathon} isOver={isOver} />;
  const host = createTestHost(part, { at, path: '/hackathons/:id' });
  render(host.element);
  const changes = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...host, calls, changes };
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
