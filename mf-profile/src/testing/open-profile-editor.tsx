import type { Profile } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { configure, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { CreateProfilePage } from '../pages/create-profile-page.tsx';
import { aRefusal } from './builders.ts';

// jsdom computes the style of every ancestor for each of a hundred chips; none of them is ever hidden here.
configure({ defaultHidden: true });
export const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });

/** By its words: a query by role works out the name of every chip, and jsdom walks the whole page for each. */
export const press = async (words: string) =>
  user.click(await screen.findByText(words, { selector: 'button, button *' }));

/** Pasted, because a long form is slow to draw in jsdom and typing draws it at every key. */
export async function write(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

export const missing = { status: 404, body: aRefusal('You have no profile yet.', 'user.not_found') };

interface Answers {
  get?: () => GivenAnswer;
  post?: () => GivenAnswer | Promise<GivenAnswer>;
  patch?: () => GivenAnswer | Promise<GivenAnswer>;
}

/** Opens the editor of the person who is signed in. A call without an answer fails. */
export function openEditor({ get = () => missing, post, patch }: Answers, at = '/create-profile') {
  const byMethod: Record<string, Answers[keyof Answers]> = { GET: get, POST: post, PATCH: patch };
  const calls = answerCalls(({ method }) => byMethod[method]?.() ?? { status: 500 });
  const host = createTestHost(<CreateProfilePage />, { at });
  render(host.element);
  return { ...host, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

export const found = (profile: Profile) => () => ({ body: profile });
