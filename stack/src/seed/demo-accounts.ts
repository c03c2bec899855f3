import { OPS_ROLE, ROLE_CLAIM } from '@crewdeck/contract';
import { LOOPBACK } from '../ports.ts';
import { PROJECT_ID } from '../product-services.ts';

/** Every demo person signs in with it. */
export const DEMO_PASSWORD = 'crewdeck-demo';

/** Somebody who can sign in. `key` is the first part of their e-mail. */
export interface DemoAccount {
  key: string;
  name: string;
  role?: typeof OPS_ROLE;
}

/** May roll back and stop modules. Has no profile. */
export const OPS_ACCOUNT: DemoAccount = { key: 'ops', name: 'Olga Perrin', role: OPS_ROLE };

const IDENTITY_API = 'identitytoolkit.googleapis.com/v1';

export function emailOf(key: string): string {
  return `${key}@demo.crewdeck.example`;
}

/** The identity provider's side of the demo people. */
export class DemoAccounts {
  readonly #origin: string;

  constructor(emulatorPort: number) {
    this.#origin = `http://${LOOPBACK}:${emulatorPort}/${IDENTITY_API}`;
  }

  /** Doing it again changes nothing. */
  async create(people: readonly DemoAccount[]): Promise<void> {
    const users = people.map(({ key, name, role }) => ({
      localId: `demo-${key}`,
      email: emailOf(key),
      emailVerified: true,
      displayName: name,
      rawPassword: DEMO_PASSWORD,
      ...(role && { customAttributes: JSON.stringify({ [ROLE_CLAIM]: role }) }),
    }));
    const { error } = await this.#post<{ error?: { message: string }[] }>(
      `projects/${PROJECT_ID}/accounts:batchCreate`,
      { users, allowOverwrite: true },
      { authorization: 'Bearer owner' },
    );
    if (error?.length) throw new Error(`A demo account could not be created: ${error[0]?.message}`);
  }

  /** @returns the token that the API takes */
  async signIn(key: string): Promise<string> {
    const credentials = { email: emailOf(key), password: DEMO_PASSWORD, returnSecureToken: true };
    const { idToken } = await this.#post<{ idToken: string }>('accounts:signInWithPassword?key=demo', credentials);
    return idToken;
  }

  async #post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
    const response = await fetch(`${this.#origin}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The auth emulator refused ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}
