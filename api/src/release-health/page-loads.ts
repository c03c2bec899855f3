import { createSecretKey, type KeyObject } from 'node:crypto';
import type { ReleaseReport } from '@crewdeck/contract';
import { PAGE_LOAD_AUDIENCE, PAGE_LOAD_MINUTES } from '@crewdeck/releases/preview-keys';
import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { SlidingWindow } from '../platform/limits/sliding-window.ts';
import { fullNameOf } from '../releases/release-name.ts';

const MINUTE_MS = 60_000;

export interface PageLoad {
  /** Whether it tells for the first time that a release works, or for the first time that it does not. */
  isNews(report: ReleaseReport): boolean;
}

/** Without keys no edge can sign, as in development: every report is news. */
const UNSIGNED: PageLoad = { isNews: () => true };

/**
 * The page loads that reports are of: the edge signs a ticket into each page. What a load has told is remembered by each
 * process alone: told to several, it adds to the number of reports, and nothing to the networks that the guard goes by.
 */
@Injectable()
export class PageLoads {
  private readonly keys: readonly KeyObject[];
  private readonly told = new SlidingWindow(1, PAGE_LOAD_MINUTES * MINUTE_MS);

  constructor(@Inject(CONFIG) { PREVIEW_KEYS }: Pick<Config, 'PREVIEW_KEYS'>) {
    this.keys = PREVIEW_KEYS.map((key) => createSecretKey(Buffer.from(key)));
  }

  /** @returns `none` when no edge has signed the ticket within its life */
  async of(ticket = ''): Promise<PageLoad | 'none'> {
    if (this.keys.length === 0) return UNSIGNED;
    const ids = await Promise.all(this.keys.map((key) => idBy(key, ticket)));
    const id = ids.find((found) => found !== null);
    if (id === undefined) return 'none';
    return { isNews: (report) => this.told.take(`${id} ${fullNameOf(report)} ${report.outcome === 'ok'}`) === null };
  }
}

async function idBy(key: KeyObject, ticket: string): Promise<string | null> {
  const options = { algorithms: ['HS256'], audience: PAGE_LOAD_AUDIENCE, requiredClaims: ['exp', 'jti'] };
  const verified = await jwtVerify(ticket, key, options).catch(() => null);
  return verified?.payload.jti ?? null;
}
