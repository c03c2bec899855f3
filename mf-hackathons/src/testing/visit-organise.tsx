import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { render } from '@testing-library/react';
import { OrganisePage } from '../pages/organise-page.tsx';
import { aHackathon, anOrganisersSearch, TO_COME } from './builders.ts';

export const PATH = '/api/hackathons/hackathon-1';
export const ADA = { id: '0b8ce0a6-6d0d-4f5e-9c3b-9d9f51f0a111', name: 'Ada Lovelace' };
export const GRACE = { id: '7c1f0a52-8a3e-4c59-9d0e-3f2f6f0a2001', name: 'Grace Hopper' };
export const FAILED: GivenAnswer = { status: 500 };

type Given = GivenAnswer | Promise<GivenAnswer>;

export type Answers = Record<string, Given | (() => Given)>;

/** A tab of the page of organisers, with answers by path; each has what an organiser reads. */
export function openPage(tab: string, answers: Answers = {}) {
  const usual: Record<string, GivenAnswer> = {
    [PATH]: { body: aHackathon(TO_COME) },
    [`${PATH}/team-search`]: { body: anOrganisersSearch() },
    [`${PATH}/organisers`]: { body: [{ ...ADA, since: '2026-11-26T12:00:00Z' }] },
    [`${PATH}/participants`]: { body: [] },
    [`${PATH}/teams`]: { body: [] },
    [`${PATH}/announcements`]: { body: [] },
    [`${PATH}/matching-results`]: { body: [] },
    '/api/users': { body: [] },
  };
  const calls = answerCalls(({ method, path }) => {
    const answer = { ...usual, ...answers }[method === 'GET' ? path : `${method} ${path}`] ?? { status: 204 };
    return typeof answer === 'function' ? answer() : answer;
  });
  publishSession(aSessionUser());
  const host = createTestHost(<OrganisePage />, {
    at: `/hackathons/hackathon-1/organise?tab=${tab}`,
    path: '/hackathons/:id/organise',
  });
  render(host.element);
  const changes = () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { ...host, calls, changes };
}
