import type { IncomingMessage } from 'node:http';
import { SOURCE_MAPS_AUDIENCE } from '@crewdeck/releases';
import { z } from 'zod';
import { readCookie } from './cookies.ts';
import type { ReadToken, SignedTokens } from './signed-tokens.ts';

export const SOURCE_MAPS_COOKIE = 'crewdeck-source-maps';

const SOURCE_MAP = /\.map(\.|$)/;

/** Whether a file of a release shows what the release was made of. */
export function isSourceMap(file: string): boolean {
  return SOURCE_MAP.test(file);
}

/** Which browsers get source maps: those that hold a token which the API has signed for somebody of ops. */
export class SourceMapReaders {
  readonly #tokens: SignedTokens;

  constructor(tokens: SignedTokens) {
    this.#tokens = tokens;
  }

  read(token: string): Promise<ReadToken<object>> {
    return this.#tokens.read(token, SOURCE_MAPS_AUDIENCE, z.object({}));
  }

  async includes({ headers }: IncomingMessage): Promise<boolean> {
    const token = readCookie(headers.cookie, SOURCE_MAPS_COOKIE);
    return token !== null && (await this.read(token)).status === 'valid';
  }
}
