import { type ErrorBody, pathOf, type ReleasesStatus } from '@crewdeck/contract';
import { sentenceOf } from '../../sentence-of.ts';
import { ApiError } from '../errors.ts';
import type { Access } from './access.ts';
import { describeRefusedToken } from './refused-token.ts';

const TIMEOUT_MS = 30_000;

/**
 * Calls the API. Answers are taken at their word: to check them would double the time that the command takes to start, and a
 * rollback is not to wait. `module` says whose deploy token a call takes; any of them may read.
 */
export class ApiClient {
  readonly #access: Pick<Access, 'api' | 'tokenFor'>;

  constructor(access: Pick<Access, 'api' | 'tokenFor'>) {
    this.#access = access;
  }

  status(): Promise<ReleasesStatus> {
    return this.get(pathOf('/api/releases'));
  }

  get<Answer>(path: string, module?: string): Promise<Answer> {
    return this.#call('GET', path, module);
  }

  post<Answer>(path: string, body: object, module?: string): Promise<Answer> {
    return this.#call('POST', path, module, body);
  }

  delete(path: string, module?: string): Promise<null> {
    return this.#call('DELETE', path, module);
  }

  /** @throws ApiError when the API says no */
  async #call<Answer>(method: string, path: string, module?: string, body?: object): Promise<Answer> {
    const { api, tokenFor } = this.#access;
    const token = tokenFor(module);
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${api}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
      signal,
    }).catch((error: unknown) => {
      throw new Error(`The API at ${api} can't be reached: ${reasonOf(error)}.`, { cause: error });
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text || 'null');
    const refusal = refusalIn(text);
    if (refusal) throw new ApiError(describeRefusedToken(refusal, token, module, Date.now()), refusal.code);
    throw new Error(`${api} answered ${response.status} and nothing of the API's. Is it the right address?`);
  }
}

function refusalIn(text: string): ErrorBody | null {
  try {
    const body: Partial<ErrorBody> = JSON.parse(text);
    return body.error && body.code ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** What fetch hides in the cause, as in `connect ECONNREFUSED 127.0.0.1:3001`. */
function reasonOf(error: unknown): string {
  const { name, cause } = Object(error);
  if (name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  return (cause && sentenceOf(cause)) || sentenceOf(error);
}
