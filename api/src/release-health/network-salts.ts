import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const DAY_MS = 86_400_000;

/**
 * A secret for each day (UTC), the same in every process, or one network would look like several. Tomorrow's is agreed
 * today; yesterday's is forgotten, and with it whatever could be found out about yesterday's networks.
 */
@Injectable()
export class NetworkSalts {
  private salts = new Map<string, Buffer>();

  constructor(private readonly database: DataSource) {}

  /** `undefined` when the database has been away for a day: nothing could be written then either. */
  of(now: number): Buffer | undefined {
    return this.salts.get(dayOf(now));
  }

  async renew(now: number): Promise<void> {
    const [today, tomorrow] = [dayOf(now), dayOf(now + DAY_MS)];
    await this.database.query(
      'INSERT INTO network_salts (day, salt) VALUES ($1, $2), ($3, $4) ON CONFLICT DO NOTHING',
      [today, randomBytes(32), tomorrow, randomBytes(32)],
    );
    await this.database.query('DELETE FROM network_salts WHERE day < $1', [today]);
    const rows = await this.database.query<{ day: string; salt: Buffer }[]>(
      'SELECT day::text AS day, salt FROM network_salts',
    );
    this.salts = new Map(rows.map(({ day, salt }) => [day, salt]));
  }
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
