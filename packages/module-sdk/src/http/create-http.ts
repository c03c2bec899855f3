import {
  type ErrorBody,
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
import { limitCalls } from './call-limit.ts';
import { watchFirstCalls } from './first-call.ts';
import type { Http, Page, Query, RequestOptions } from './http.ts';
import { preloadedAnswer } from './preloaded-answer.ts';

const SENTENCE_WITHOUT_ONE = '';
/** Of a call that was meant to be a person's. What is still on the screen then is read again as a visitor. */
const SESSION_IS_ENDING = 'The session has ended meanwhile, and the call was not sent.';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  params?: Query;
  data?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * The client of one release. The spec sets no time limit on a call, so there is none. A refused token is renewed once; when
 * the provider refuses that as well, the session is over, and the refusal stands.
 */
export function createHttp(release: string): Http {
  const count = limitCalls(release);
  const watch = watchFirstCalls(release);

  async function request(config: Call, token: string | null): Promise<Answer> {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const headers = { [MODULE_HEADER]: release, [REQUEST_ID_HEADER]: crypto.randomUUID(), ...authorization };
    const isPublic = config.method === 'GET' && !token;
    const preloaded = isPublic ? preloadedAnswer(addressOf(config), config.signal) : null;
    const startedAt = performance.now();
    const answer = await (preloaded ?? callLater({ ...config, headers }));
    if (answer.status >= 400) throw asRefusal(answer, performance.now() - startedAt);
    return answer;
  }

  async function send(config: Call): Promise<Answer> {
    try {
      return await watch(config.url, () => sendWithToken(config));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.suspended') tellSuspension(error.message);
      throw error;
    }
  }

  async function sendWithToken(config: Call): Promise<Answer> {
    count();
    const { isSignedIn } = readSession();
    const token = await readToken().catch(failAsUnreachable);
    if (token === null && isSignedIn) throw new NetworkError(SESSION_IS_ENDING);
    try {
      return await request(config, token);
    } catch (error) {
      if (token === null || !hasStatus(error, 401)) throw error;
      const fresh = await readFreshToken().catch(failAsUnreachable);
      if (fresh === null) throw error;
      return request(config, fresh);
    }
  }

  async function getPage<T>(url: string, options?: RequestOptions): Promise<Page<T>> {
    return asPage(url, await send(get(url, options)));
  }

  async function getAll<T>(url: string, options: RequestOptions = {}): Promise<T[]> {
    const all: T[] = [];
    let page = await getPage<T>(url, options);
    for (;;) {
      all.push(...page.items);
      if (page.next === null) return all;
      page = await getPage<T>(page.next, { signal: options.signal });
    }
  }

  return {
    get: async <T>(url: string, options?: RequestOptions) => (await send(get(url, options))).data as T,
    getPage,
    getAll,
    post: async <T>(url: string, data: unknown) => (await send({ method: 'POST', url, data })).data as T,
    put: async <T>(url: string, data: unknown) => (await send({ method: 'PUT', url, data })).data as T,
    patch: async <T>(url: string, data: unknown) => (await send({ method: 'PATCH', url, data })).data as T,
    delete: async (url: string) => {
      await send({ method: 'DELETE', url });
    },
  };
}

function get(url: string, options: RequestOptions = {}): Call {
  return { method: 'GET', url, params: withoutEmpty(options.query), signal: options.signal };
}

function withoutEmpty(query: Query = {}): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
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
function addressOf({ url, params = {} }: Call): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${url}?${query}` : url;
}

function asRefusal({ status, data }: Answer, waitedMs: number): ApiError {
  const body = data as Partial<ErrorBody> | undefined;
  const sentence = typeof body?.error === 'string' ? body.error : SENTENCE_WITHOUT_ONE;
  return new ApiError(sentence, status, body?.code ?? null, body?.requestId ?? null, waitedMs);
}

function asPage<T>(url: string, { data, headers }: Answer): Page<T> {
  if (!Array.isArray(data)) throw new InvalidReplyError(`The reply to ${url} is not a list.`);
  return {
    items: data,
    next: nextPath(headers.link),
    total: numberIn(headers[TOTAL_COUNT_HEADER]),
    isTotalCapped: headers[TOTAL_MORE_HEADER] === 'true',
    unreadActivities: numberIn(headers[UNREAD_ACTIVITIES_HEADER]),
    version: typeof headers.etag === 'string' ? headers.etag.slice('W/"'.length, -1) : null,
  };
}

function numberIn(header: unknown): number | null {
  return header === undefined ? null : Number(header);
}

function nextPath(link: unknown): string | null {
  if (typeof link !== 'string') return null;
  return /<([^>]+)>;\s*rel="next"/.exec(link)?.[1] ?? null;
}
