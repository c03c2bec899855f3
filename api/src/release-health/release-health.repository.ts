import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fromBits, toBits } from './network-set.ts';
import type { Count } from './pending-reports.ts';
import type { HealthOfMinute } from './report-counts.ts';

const KEPT = '7 days';

type HealthRow = Omit<HealthOfMinute, 'networks' | 'failingNetworks'> & { networks: string; failingNetworks: string };

const PER_MINUTE = `
  module, release, minute,
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
      `INSERT INTO release_health AS known (module, release, minute, outcome, count, network_set, networks)
       SELECT *, 0 FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::int[], $6::bit(1024)[])
       ON CONFLICT ON CONSTRAINT release_health_pk
       DO UPDATE SET count = known.count + excluded.count, 
         network_set = coalesce(known.network_set | excluded.network_set, excluded.network_set)`,
      [
        counts.map(({ module }) => module),
        counts.map(({ release }) => release),
        counts.map(({ minute }) => new Date(minute)),
        counts.map(({ outcome }) => outcome),
        counts.map(({ count }) => count),
        counts.map(({ networks }) => toBits(networks)),
      ],
    );
  }

  /** Minutes with reports of some releases of a module, oldest first. */
  async minutesOf(module: string, releases: readonly string[], since: Date): Promise<HealthOfMinute[]> {
    const rows = await this.database.query<HealthRow[]>(
      `SELECT ${PER_MINUTE} FROM release_health WHERE module = $1 AND release = ANY ($2) AND minute >= $3
       GROUP BY module, release, minute ORDER BY minute`,
      [module, releases, since],
    );
    return rows.map(withSets);
  }

  /** Minutes with reports of any release. */
  async allMinutes(since: Date): Promise<HealthOfMinute[]> {
    const rows = await this.database.query<HealthRow[]>(
      `SELECT ${PER_MINUTE} FROM release_health WHERE minute >= $1 GROUP BY module, release, minute`,
      [since],
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
