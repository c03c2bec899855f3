import type { IncomingMessage } from 'node:http';
import type { Live } from '../releases/live-releases.ts';
import { CANARY_COOKIE, CANARY_COOKIE_SECONDS, createCanaryId, hasCanary, isCanaryId } from './canary.ts';
import { cameByHttps, endCookie, readCookie, writeCookie } from './cookies.ts';
import { PREVIEW_COOKIE, type Preview, type Previews } from './previews.ts';

/** What sets one browser apart from another: nothing but what its cookies say. */
export interface Visitor {
  /** `null` while it has none. */
  canaryId: string | null;
  preview: Preview | null;
  /** `Set-Cookie` headers that a page load answers with. */
  setCookies: string[];
}

export class Visitors {
  readonly #previews: Previews;

  constructor(previews: Previews) {
    this.#previews = previews;
  }

  /** The browser that asks for a page. It gets a name while there is a canary, and keeps it. */
  async identifyForPage(request: IncomingMessage, live: Live): Promise<Visitor> {
    const visitor = await this.identify(request);
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
  async identify(request: IncomingMessage): Promise<Visitor> {
    const { cookie } = request.headers;
    const canaryId = readCookie(cookie, CANARY_COOKIE);
    const token = readCookie(cookie, PREVIEW_COOKIE);
    const read = token === null ? null : await this.#previews.read(token);
    const preview = read?.status === 'valid' ? read.preview : null;
    const isOver = token !== null && preview === null;
    return {
      canaryId: isCanaryId(canaryId) ? canaryId : null,
      preview,
      setCookies: isOver ? [endCookie(PREVIEW_COOKIE, cameByHttps(request))] : [],
    };
  }
}
