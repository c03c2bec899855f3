import { createHmac, randomBytes } from 'node:crypto';
import type { ReleaseReport } from '@crewdeck/contract';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { LIMIT_STORE, Limit, type LimitStore } from '../platform/limits/limit.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { fullNameOf } from '../releases/release-name.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A /48 of IPv6 is what one customer can have; with a /64 each they would be a crowd of 65,536. */
const GROUPS_OF_A_CUSTOMER = 3;
const BYTES_OF_A_NETWORK = 12;

/**
 * Names networks by a secret of each day (UTC), the same in every process, or one network would look like several.
 * Tomorrow's is agreed today; yesterday's is forgotten, and nobody can find out any more which network is which.
 */
@Injectable()
export class ReportNetworks implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReportNetworks.name);
  private salts = new Map<string, Buffer>();
  private timer: NodeJS.Timeout | undefined;
  /** By network, release and outcome, so that one address fills neither the counts nor the place of others. */
  private readonly believed: Limit;

  constructor(
    @Inject(CONFIG) { REPORTS_PER_MINUTE_PER_NETWORK: most }: Pick<Config, 'REPORTS_PER_MINUTE_PER_NETWORK'>,
    @Inject(LIMIT_STORE) store: LimitStore,
    private readonly database: DataSource,
  ) {
    this.believed = new Limit({ name: 'network', most, perSeconds: 60 }, store);
  }

  /** No job: each process keeps the salts in its memory. */
  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.renewSalts(Date.now()), HOUR_MS).unref();
    await this.renewSalts(Date.now());
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** `undefined` when the database has been away for a day: nothing could be written then either. */
  of(address: string, now: number): Buffer | undefined {
    const salt = this.salts.get(dayOf(now));
    if (!salt) return undefined;
    const customer = networkOf(address).split(':').slice(0, GROUPS_OF_A_CUSTOMER).join(':');
    return createHmac('sha256', salt).update(customer).digest().subarray(0, BYTES_OF_A_NETWORK);
  }

  /** Whether one more such report is believed in this minute; it is counted then. */
  async mayTellMore(network: Buffer, report: ReleaseReport): Promise<boolean> {
    const key = `${network.toString('base64url')} ${fullNameOf(report)} ${report.outcome}`;
    return (await this.believed.take(key)) === null;
  }

  private async renewSalts(now: number): Promise<void> {
    try {
      await this.readSalts(now);
    } catch (error) {
      this.logger.warn(`The salts of the networks of reports can't be renewed: ${error}`);
    }
  }

  private async readSalts(now: number): Promise<void> {
    const [today, tomorrow] = [dayOf(now), dayOf(now + DAY_MS)];
    await execute(
      this.database,
      sql`
        INSERT INTO network_salts (day, salt)
        VALUES (${today}, ${randomBytes(32)}), (${tomorrow}, ${randomBytes(32)}) ON CONFLICT DO NOTHING`,
    );
    await execute(this.database, sql`DELETE FROM network_salts WHERE day < ${today}`);
    const rows = await queryRows<{ day: string; salt: Buffer }>(
      this.database,
      sql`SELECT day::text AS day, salt FROM network_salts`,
    );
    this.salts = new Map(rows.map(({ day, salt }) => [day, salt]));
  }
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
