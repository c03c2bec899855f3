import { LOOPBACK } from '../ports.ts';

/** Calls the API as one signed-in person. */
export class ApiCaller {
  readonly #origin: string;
  readonly #token: string;

  constructor(apiPort: number, token: string) {
    this.#origin = `http://${LOOPBACK}:${apiPort}`;
    this.#token = token;
  }

  async get<T>(path: string): Promise<T> {
    return (await this.#call('GET', path)) as T;
  }

  async post<T>(path: string, body: object): Promise<T> {
    return (await this.#call('POST', path, body)) as T;
  }

  async patch<T>(path: string, body: object): Promise<T> {
    return (await this.#call('PATCH', path, body)) as T;
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} was refused (${response.status}): ${await response.text()}`);
    return response.json();
  }
}
