import type { Person } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonPage } from '../pages/person-page.tsx';
import { ADA, aPerson, aProfile, aRefusal } from './builders.ts';

/** Whose page it is, unless a test says otherwise. */
export const grace = aPerson();
export const path = `/api/users/${grace.id}`;
export const nobody = { status: 404, body: aRefusal('There is no such person.', 'user.not_found') };

type Answers = Record<string, GivenAnswer | (() => GivenAnswer)>;

/** Opens the page of Grace as the person who is signed in sees it. A call without an answer fails. */
export function openPage(answers: Answers, search = '') {
  const calls = answerCalls(({ method, path: called }) => {
    const answer = answers[`${method} ${called}`] ?? { status: 500 };
    return typeof answer === 'function' ? answer() : answer;
  });
  const host = createTestHost(<PersonPage />, { at: `/people/${grace.id}${search}`, path: '/:place/:id?' });
  render(host.element);
  return { ...host, writes: () => calls.filter(({ method }) => method === 'POST') };
}

/** As a visitor. */
export const visit = (person: Person, search?: string) => openPage({ [`GET ${path}`]: { body: person } }, search);

/** As somebody who has a profile. */
export function openAsAda(answers: Answers = {}, search?: string) {
  publishSession(ADA);
  return openPage(
    { [`GET ${path}`]: { body: grace }, 'GET /api/users/firebase/uid-of-ada': { body: aProfile() }, ...answers },
    search,
  );
}

/** Of the menu of what is rarely needed. */
export const pressInMenu = async (name: string) => {
  await press('More');
  await press(name);
};

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
