import {
  type ErrorBody,
  fillPath,
  MODULE_HEADER,
  REQUEST_ID_HEADER,
  TOTAL_COUNT_HEADER,
  TOTAL_MORE_HEADER,
  UNREAD_ACTIVITIES_HEADER,
} from '@crewdeck/contract';
import type { AxiosRequestConfig } from 'axios';
import { readSession } from '../session/session-store.ts';
import { tellSuspension } from '../session/suspension.ts';
import { readFreshToken, readToken } from '../session/token-source.ts';
import type { Answer } from './answer.ts';
import { ApiError, hasStatus, InvalidReplyError, NetworkError } from './api-error.ts';
import type { Http, Page } from './http.ts';
import { preloadedAnswer } from './preloaded-answer.ts';
import { watchCalls } from './watch-calls.ts';

/** They carry a body always, be it an empty one. */
const WITH_BODY = ['POST', 'PUT', 'PATCH'];
const SENTENCE_WITHOUT_ONE = '';
/** Of a call that was meant to be a person's. What is still on the screen then is read again as a visitor. */
const SESSION_IS_ENDING = 'The session has ended meanwhile, and the call was not sent.';
/** A change is not sent again, so its person reads this. */
const SESSION_HAS_ENDED = 'Your session has ended. Sign in again.';

/** As the types of `Http` make it for each call. */
type Input = Readonly<Record<string, unknown>> & {
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

interface Call {
  method: string;
  url: string;
  params: Readonly<Record<string, unknown>>;
  data?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * The client of one release. The spec sets no time limit on a call, so there is none. A refused token is renewed once; when
 * the provider refuses that as well, the session is over, and the refusal stands.
 */
export function createHttp(release: string): Http {
  const watch = watchCalls(release);

  async function request(config: Call, token: string | null): Promise<Answer> {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    // The client would call a file a form.
    const type = config.data instanceof Blob ? { 'content-type': config.data.type } : {};
    const headers = { [MODULE_HEADER]: release, [REQUEST_ID_HEADER]: crypto.randomUUID(), ...type, ...authorization };
    const isPublic = config.method === 'GET' && !token;
    const preloaded = isPublic ? preloadedAnswer(addressOf(config), config.signal) : null;
    const startedAt = performance.now();
    const answer = await (preloaded ?? callLater({ ...config, headers }));
    if (answer.status >= 400) throw asRefusal(answer, performance.now() - startedAt);
    return answer;
  }

  async function answerTo(config: Call): Promise<Answer> {
    try {
      return await watch(config.url, () => sendWithToken(config));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.suspended') tellSuspension(error.message);
      throw error;
    }
  }

  async function sendWithToken(config: Call): Promise<Answer> {
    const { isSignedIn } = readSession();
    const token = await readToken().catch(failAsUnreachable);
    if (token === null && isSignedIn) {
      if (config.method === 'GET') throw new NetworkError(SESSION_IS_ENDING);
      throw new ApiError(SESSION_HAS_ENDED, 401, 'auth.required', null);
    }
    try {
      return await request(config, token);
    } catch (error) {
      if (token === null || !hasStatus(error, 401)) throw error;
      const fresh = await readFreshToken().catch(failAsUnreachable);
      if (fresh === null) throw error;
      return request(config, fresh);
    }
  }

  async function getPage(name: string, input?: Input): Promise<Page<unknown>> {
    const call = callOf(name, input);
    return asPage(call.url, await answerTo(call));
  }

  async function getAll(name: string, input: Input = {}): Promise<unknown[]> {
    const all: unknown[] = [];
    let page = await getPage(name, input);
    for (;;) {
      all.push(...page.items);
      if (page.next === null) return all;
      page = await getPage(name, { ...input, query: { ...input.query, cursor: page.next } });
    }
  }

  async function send(name: string, input?: Input): Promise<unknown> {
    const { data } = await answerTo(callOf(name, input));
    return data === '' ? undefined : data;
  }

  // A browser checks no answer: what it is like is the contract's word, which the API keeps.
  return { send, getPage, getAll } as Http;
}

function callOf(name: string, { query = {}, body, signal, ...parameters }: Input = {}): Call {
  const [method = '', path = ''] = name.split(' ');
  const params = Object.fromEntries(Object.entries(query).filter(([, value]) => (value ?? '') !== ''));
  const data = body ?? (WITH_BODY.includes(method) ? {} : undefined);
  return { method, url: fillPath(path, parameters), params, data, signal };
}

function failAsUnreachable(error: unknown): never {
  throw new NetworkError(`The identity provider gave no answer: ${error instanceof Error ? error.message : error}`);
}

/** The client comes with the first call that the document has not made already. */
async function callLater(config: AxiosRequestConfig): Promise<Answer> {
  const { callByAxios } = await import('./call-by-axios.ts').catch(failAsUnloaded);
  return callByAxios(config);
}

function failAsUnloaded(error: unknown): never {
  throw new NetworkError(`The client could not be loaded: ${error}`);
}

/** Path and query, as a document announces them. */
function addressOf({ url, params }: Call): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${url}?${query}` : url;
}

function asRefusal({ status, data }: Answer, waitedMs: number): ApiError {
  const body = data as Partial<ErrorBody> | undefined;
  const sentence = typeof body?.error === 'string' ? body.error : SENTENCE_WITHOUT_ONE;
  return new ApiError(sentence, status, body?.code ?? null, body?.requestId ?? null, waitedMs);
}

function asPage(url: string, { data, headers }: Answer): Page<unknown> {
  if (!Array.isArray(data)) throw new InvalidReplyError(`The reply to ${url} is not a list.`);
  return {
    items: data,
    next: nextCursor(headers.link),
    total: numberIn(headers[TOTAL_COUNT_HEADER]),
    isTotalCapped: headers[TOTAL_MORE_HEADER] === 'true',
    unreadActivities: numberIn(headers[UNREAD_ACTIVITIES_HEADER]),
    version: typeof headers.etag === 'string' ? headers.etag.slice('W/"'.length, -1) : null,
  };
}

function numberIn(header: unknown): number | null {
  return header === undefined ? null : Number(header);
}

function nextCursor(link: unknown): string | null {
  if (typeof link !== 'string') return null;
  const [, path = ''] = /<([^>]+)>;\s*rel="next"/.exec(link) ?? [];
  return new URLSearchParams(path.split('?')[1]).get('cursor');
}
