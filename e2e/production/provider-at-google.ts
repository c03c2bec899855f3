import { randomUUID } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';
import type { KeyServer } from './key-server.ts';

const LIFE_S = '3600';
const ANYBODY = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

interface Account {
  uid: string;
  email: string;
}

/**
 * In the browser, the few calls of Google's that somebody needs who signs up: a test network has no internet. The tokens are
 * signed as Google signs them, and the API checks them as in production.
 */
export class ProviderAtGoogle {
  readonly #keys: KeyServer;
  /** By refresh token. */
  readonly #accounts = new Map<string, Account>();

  constructor(keys: KeyServer) {
    this.#keys = keys;
  }

  async answerIn(context: BrowserContext): Promise<void> {
    await context.route('https://identitytoolkit.googleapis.com/**', (route) => this.#answerAccounts(route));
    await context.route('https://securetoken.googleapis.com/**', (route) => this.#answerRefresh(route));
  }

  async #answerAccounts(route: Route): Promise<void> {
    const call = route.request().url();
    const body = route.request().postDataJSON();
    if (call.includes('accounts:signUp')) return answer(route, await this.#signUp(body));
    if (call.includes('accounts:lookup')) return answer(route, { users: this.#accountsWith(body.idToken) });
    return answer(route, {});
  }

  async #signUp({ email }: { email: string }): Promise<object> {
    const account = { uid: randomUUID(), email };
    const refreshToken = randomUUID();
    this.#accounts.set(refreshToken, account);
    const idToken = await this.#keys.sign(account);
    return { localId: account.uid, email, idToken, refreshToken, expiresIn: LIFE_S };
  }

  #accountsWith(idToken: string): object[] {
    const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    return [...this.#accounts.values()]
      .filter(({ uid }) => uid === sub)
      .map(({ uid, email }) => ({
        ...{ localId: uid, email, emailVerified: true },
        providerUserInfo: [{ providerId: 'password', rawId: email, federatedId: email, email }],
      }));
  }

  async #answerRefresh(route: Route): Promise<void> {
    const refreshToken = new URLSearchParams(route.request().postData() ?? '').get('refresh_token') ?? '';
    const account = this.#accounts.get(refreshToken);
    if (!account)
      return route.fulfill({ status: 400, headers: ANYBODY, json: { error: { message: 'TOKEN_EXPIRED' } } });
    const token = await this.#keys.sign(account);
    return answer(route, {
      ...{ id_token: token, access_token: token, refresh_token: refreshToken },
      ...{ expires_in: LIFE_S, token_type: 'Bearer', user_id: account.uid },
    });
  }
}

function answer(route: Route, json: object): Promise<void> {
  return route.fulfill({ headers: ANYBODY, json });
}
