/** An answer of the API that is not what was asked for. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';

  constructor(
    call: string,
    readonly status: number,
    /** Code of the contract; empty when the answer was no error of the API. */
    readonly code: string,
    text: string,
  ) {
    super(`${call} was refused (${status}): ${text}`);
  }
}

/** Calls the API with one token: that of a signed-in person, or a deploy token. */
export class TokenCaller {
  readonly #origin: string;
  readonly #token: string;

  constructor(origin: string, token: string) {
    this.#origin = origin;
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

  async put(path: string, body: object): Promise<void> {
    await this.#call('PUT', path, body);
  }

  /** @param picture a WebP */
  async putFile(path: string, picture: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#call('PUT', path, new Blob([picture], { type: 'image/webp' }));
  }

  async delete(path: string): Promise<void> {
    await this.#call('DELETE', path);
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const isFile = body instanceof Blob;
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': isFile ? body.type : 'application/json' }),
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new CallRefused(`${method} ${path}`, response.status, codeIn(text), text);
    return text === '' ? null : JSON.parse(text);
  }
}

function codeIn(text: string): string {
  try {
    return String(JSON.parse(text).code ?? '');
  } catch {
    // Whatever stands in front of the API answered.
    return '';
  }
}
