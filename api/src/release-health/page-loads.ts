import { createSecretKey, type KeyObject } from 'node:crypto';
import type { ReleaseReport } from '@crewdeck/contract';
import { PAGE_LOAD_AUDIENCE, PAGE_LOAD_MINUTES } from '@crewdeck/releases/preview-keys';
import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { LIMIT_STORE, Limit, type LimitStore } from '../platform/limits/limit.ts';
import { fullNameOf } from '../releases/release-name.ts';

const MINUTE_MS = 60_000;

export interface PageLoad {
  /** Whether it tells for the first time that a release works, or for the first time that it does not. */
  isNews(report: ReleaseReport): Promise<boolean>;
}

/** Without keys no edge can sign, as in development: every report is news. */
const UNSIGNED: PageLoad = { isNews: async () => true };

/**
 * The page loads that reports are of: the edge signs a ticket into each page. Without a shared store each process remembers for
 * itself what a load has told: told to several, it adds to the number of reports, and nothing to the networks that the guard
 * goes by.
 */
@Injectable()
export class PageLoads {
  private readonly keys: readonly KeyObject[];
  private readonly told: Limit;

  constructor(@Inject(CONFIG) { PREVIEW_KEYS }: Pick<Config, 'PREVIEW_KEYS'>, @Inject(LIMIT_STORE) store: LimitStore) {
    this.keys = PREVIEW_KEYS.map((key) => createSecretKey(Buffer.from(key)));
    this.told = new Limit({ name: 'page load', most: 1, windowMs: PAGE_LOAD_MINUTES * MINUTE_MS }, store);
  }

  /** @returns `none` when no edge has signed the ticket within its life */
  async of(ticket = ''): Promise<PageLoad | 'none'> {
    if (this.keys.length === 0) return UNSIGNED;
    const ids = await Promise.all(this.keys.map((key) => idBy(key, ticket)));
    const id = ids.find((found) => found !== null);
    if (id === undefined) return 'none';
    return {
      isNews: async (report) =>
        (await this.told.take(`${id} ${fullNameOf(report)} ${report.outcome === 'ok'}`)) === null,
    };
  }
}

async function idBy(key: KeyObject, ticket: string): Promise<string | null> {
  const options = { algorithms: ['HS256'], audience: PAGE_LOAD_AUDIENCE, requiredClaims: ['exp', 'jti'] };
  const verified = await jwtVerify(ticket, key, options).catch(() => null);
  return verified?.payload.jti ?? null;
}
