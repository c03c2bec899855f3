import type { TeamSearch } from '@crewdeck/contract';
import { aProfile } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { render } from '@testing-library/react';
import { HackathonPage } from '../pages/hackathon-page.tsx';
import { aHackathon, aTeamSearch, TO_COME } from './builders.ts';

interface Answers {
  hackathon?: GivenAnswer | (() => GivenAnswer);
  teams?: GivenAnswer | (() => GivenAnswer);
  search?: TeamSearch | Promise<TeamSearch> | { status: number };
  /** What the address names on the page. */
  hash?: string;
}

/** An API with one hackathon and what belongs to it. */
export function answering({
  hackathon = { body: aHackathon(TO_COME) },
  teams = { body: [] },
  search = aTeamSearch(),
}: Answers) {
  return answerCalls(({ path }) => {
    if (path.endsWith('/team-search'))
      return 'status' in search ? search : Promise.resolve(search).then((body) => ({ body }));
    if (path.startsWith('/api/users/')) return { body: aProfile() };
    const answer = path === '/api/projects' ? teams : hackathon;
    return typeof answer === 'function' ? answer() : answer;
  });
}

/** The page of that hackathon. */
export function openPage({ hash = '', ...answers }: Answers = {}) {
  const calls = answering(answers);
  const host = createTestHost(<HackathonPage />, { at: `/hackathons/hackathon-1${hash}`, path: '/hackathons/:id' });
  const { container } = render(host.element);
  return { ...host, calls, container };
}
