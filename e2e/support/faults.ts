import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request, Response, Route } from '@playwright/test';

/** A kind of call to the API, by method and path. */
export interface Call {
  method: string;
  path: RegExp;
}

const read = (path: RegExp): Call => ({ method: 'GET', path });
const send = (path: RegExp): Call => ({ method: 'POST', path });
const change = (path: RegExp): Call => ({ method: 'PATCH', path });

/** The calls of the specification's section 7 that tests let fail, by what they do. */
export const CALLS = {
  readProfile: read(/^\/api\/users\/firebase\/[^/]+$/),
  createProfile: send(/^\/api\/users$/),
  updateProfile: change(/^\/api\/users\/firebase\/[^/]+$/),
  readDirectory: read(/^\/api\/users$/),
  readCollaborations: read(/^\/api\/users\/[^/]+\/collaborations$/),
  readProjects: read(/^\/api\/projects$/),
  readMyProjects: read(/^\/api\/projects\/mine$/),
  createProject: send(/^\/api\/projects$/),
  changeProject: change(/^\/api\/projects\/[^/]+$/),
  deleteProject: { method: 'DELETE', path: /^\/api\/projects\/[^/]+$/ },
  readReceivedInvites: read(/^\/api\/invites\/user\/[^/]+$/),
  readSentInvites: read(/^\/api\/invites\/sent\/[^/]+$/),
  sendInvite: send(/^\/api\/invites$/),
  answerInvite: change(/^\/api\/invites\/[^/]+$/),
  showInterest: send(/^\/api\/interests$/),
  readHackathons: read(/^\/api\/hackathons$/),
} as const satisfies Record<string, Call>;

type Undo = () => Promise<void>;

async function intercept(page: Page, { method, path }: Call, handle: (route: Route) => Promise<void>): Promise<Undo> {
  const matches = (url: URL) => path.test(url.pathname);
  const handler = (route: Route) => (route.request().method() === method ? handle(route) : route.fallback());
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

/** The API refuses a call from now on, with its own sentence or without one. Returns the way back. */
export function refuse(page: Page, call: Call, status: number, sentence?: string): Promise<Undo> {
  return answer(page, call, sentence ? { error: sentence } : {}, status);
}

/** A call is answered with this from now on. Returns the way back. */
export function answer(page: Page, call: Call, json: unknown, status = 200): Promise<Undo> {
  return intercept(page, call, (route) => route.fulfill({ status, json }));
}

/** No answer comes to a call from now on, as if the network were gone. Returns the way back. */
export function cutOff(page: Page, call: Call): Promise<Undo> {
  return intercept(page, call, (route) => route.abort('internetdisconnected'));
}

/** A call waits until the returned function lets it go on, to whatever answers it otherwise. */
export async function holdBack(page: Page, call: Call): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await intercept(page, call, async (route) => {
    await released;
    // The page may have been left meanwhile, and its calls with it.
    await route.fallback().catch(() => undefined);
  });
  return letGo;
}

/** Every answer of the API takes a moment from now on, long enough for the page to show that it waits. */
export async function delayApi(page: Page, milliseconds = 250): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    await sleep(milliseconds);
    // The page may have been left meanwhile, and its calls with it.
    await route.fallback().catch(() => undefined);
  });
}

/** Counts calls of one kind that leave the page from now on. */
export function countCalls(page: Page, call: Call): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCall(request, call)) count += 1;
  });
  return () => count;
}

/** The next answer that the page gets to a call. */
export function nextAnswer(page: Page, call: Call): Promise<Response> {
  return page.waitForResponse((response) => isCall(response.request(), call));
}

function isCall(request: Request, { method, path }: Call): boolean {
  return request.method() === method && path.test(new URL(request.url()).pathname);
}
