import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReleaseName } from '../releases/release-name.ts';
import { fromBits, toBits } from './network-set.ts';
import type { Count } from './pending-reports.ts';
import type { HealthOfMinute } from './report-counts.ts';

const KEPT = '7 days';

export interface ReleaseSince extends ReleaseName {
  readonly since: Date;
}

type HealthRow = Omit<HealthOfMinute, 'networks' | 'failingNetworks'> & { networks: string; failingNetworks: string };

const SUMS = `
  coalesce(sum(count) FILTER (WHERE outcome = 'ok'), 0)::int AS ok,
  coalesce(sum(count) FILTER (WHERE outcome <> 'ok'), 0)::int AS failed,
  coalesce(bit_or(network_set)::text, '0') AS networks,
  coalesce((bit_or(network_set) FILTER (WHERE outcome <> 'ok'))::text, '0') AS "failingNetworks"`;

@Injectable()
export class ReleaseHealthRepository {
  constructor(private readonly database: DataSource) {}

  /** Adds to what is there, in one statement. */
  async add(counts: readonly Count[]): Promise<void> {
    await this.database.query(
      `INSERT INTO release_health AS known (module, release, minute, outcome, audience, count, network_set, networks)
       SELECT *, 0
       FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::int[], $7::bit(1024)[])
       ON CONFLICT ON CONSTRAINT release_health_pk
       DO UPDATE SET count = known.count + excluded.count, 
         network_set = coalesce(known.network_set | excluded.network_set, excluded.network_set)`,
      [
        counts.map(({ module }) => module),
        counts.map(({ release }) => release),
        counts.map(({ minute }) => new Date(minute)),
        counts.map(({ outcome }) => outcome),
        counts.map(({ audience }) => audience),
        counts.map(({ count }) => count),
        counts.map(({ networks }) => toBits(networks)),
      ],
    );
  }

  /** Minutes with reports of some releases of a module, oldest first. */
  async minutesOf(module: string, releases: readonly string[], since: Date): Promise<HealthOfMinute[]> {
    const rows = await this.database.query<HealthRow[]>(
      `SELECT module, release, audience, minute, ${SUMS}
       FROM release_health WHERE module = $1 AND release = ANY ($2) AND minute >= $3
       GROUP BY module, release, audience, minute ORDER BY minute`,
      [module, releases, since],
    );
    return rows.map(withSets);
  }

  /** Minutes with reports of any release. */
  async allMinutes(since: Date): Promise<HealthOfMinute[]> {
    const rows = await this.database.query<HealthRow[]>(
      `SELECT module, release, audience, minute, ${SUMS}
       FROM release_health WHERE minute >= $1 GROUP BY module, release, audience, minute`,
      [since],
    );
    return rows.map(withSets);
  }

  /** Days with reports of some releases, each since a time of its own. */
  async daysOf(asked: readonly ReleaseSince[]): Promise<HealthOfMinute[]> {
    const rows = await this.database.query<HealthRow[]>(
      `SELECT module, release, audience, date_trunc('day', minute, 'UTC') AS minute, ${SUMS}
       FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS asked (module, release, since)
         JOIN release_health USING (module, release)
       WHERE minute >= date_trunc('minute', asked.since) GROUP BY 1, 2, 3, 4`,
      [asked.map(({ module }) => module), asked.map(({ release }) => release), asked.map(({ since }) => since)],
    );
    return rows.map(withSets);
  }

  async removeOld(now: number): Promise<void> {
    await this.database.query(`DELETE FROM release_health WHERE minute < $1::timestamptz - interval '${KEPT}'`, [
      new Date(now),
    ]);
  }
}

function withSets(row: HealthRow): HealthOfMinute {
  return { ...row, networks: fromBits(row.networks), failingNetworks: fromBits(row.failingNetworks) };
}
