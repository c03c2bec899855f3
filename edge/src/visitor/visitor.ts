import type { IncomingMessage } from 'node:http';
import type { PagePreview, ReleaseRecord } from '@crewdeck/releases';
import type { Live } from '../releases/live-releases.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import { isShellRelease, SHELL } from '../releases/shell-release.ts';
import { CANARY_COOKIE, CANARY_COOKIE_SECONDS, createCanaryId, hasCanary, isCanaryId } from './canary.ts';
import { cameByHttps, endCookie, readCookie, writeCookie } from './cookies.ts';
import type { PreviewTokens } from './preview-tokens.ts';

export const PREVIEW_COOKIE = 'crewdeck-preview';

/** What sets one browser apart from another: nothing but what its cookies say. */
export interface Visitor {
  /** `null` while it has none. */
  canaryId: string | null;
  preview: (PagePreview & { record: ReleaseRecord }) | null;
  /** `Set-Cookie` headers that a page load answers with. */
  setCookies: string[];
}

export class Visitors {
  readonly #source: ReleaseSource;
  readonly #tokens: PreviewTokens;

  constructor(source: ReleaseSource, tokens: PreviewTokens) {
    this.#source = source;
    this.#tokens = tokens;
  }

  /** The browser that asks for a page. It gets a name while there is a canary, and keeps it. */
  async arriving(request: IncomingMessage, live: Live): Promise<Visitor> {
    const visitor = await this.known(request);
    if (visitor.canaryId !== null || !hasCanary(live)) return visitor;
    const canaryId = createCanaryId();
    const options = { maxAgeSeconds: CANARY_COOKIE_SECONDS, isSecure: cameByHttps(request) };
    return {
      ...visitor,
      canaryId,
      setCookies: [...visitor.setCookies, writeCookie(CANARY_COOKIE, canaryId, options)],
    };
  }

  /** The browser of a page that is open already. */
  async known(request: IncomingMessage): Promise<Visitor> {
    const { cookie } = request.headers;
    const canaryId = readCookie(cookie, CANARY_COOKIE);
    const token = readCookie(cookie, PREVIEW_COOKIE);
    const preview = token === null ? null : await this.#previewOf(token);
    const isOver = token !== null && preview === null;
    return {
      canaryId: isCanaryId(canaryId) ? canaryId : null,
      preview,
      setCookies: isOver ? [endCookie(PREVIEW_COOKIE, cameByHttps(request))] : [],
    };
  }

  async #previewOf(token: string): Promise<Visitor['preview']> {
    const read = await this.#tokens.read(token);
    if (read.status !== 'valid') return null;
    const record = await readPreviewed(this.#source, read.preview);
    return record && { ...read.preview, record };
  }
}

/** The release of a preview; `null` when it is not in the store, or can't stand where it belongs. */
export async function readPreviewed(
  source: ReleaseSource,
  { module, release }: PagePreview,
): Promise<ReleaseRecord | null> {
  const record = await source.read(module, release).catch(() => null);
  return module === SHELL && !isShellRelease(record) ? null : record;
}
