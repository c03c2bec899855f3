import type { DataSource } from 'typeorm';
import { Calendar } from './calendar.ts';
import type { KeysetList } from './keyset-list.ts';

/** As old as an estimate of a total may be. */
const REMEMBERED_FOR_MS = 60_000;

interface Known {
  readonly calendar: Calendar | null;
  readonly until: number;
}

/** The calendars of all lists. */
export class Calendars {
  private readonly known = new Map<string, Known>();

  constructor(private readonly database: DataSource) {}

  /** `null` where nothing is known, as before a table is analyzed for the first time. */
  async of({ table, sortColumn }: KeysetList): Promise<Calendar | null> {
    const known = this.known.get(table);
    if (known && known.until > Date.now()) return known.calendar;
    const [row] = await this.database.query<{ bounds: number[] }[]>(
      `SELECT ARRAY(SELECT extract(epoch FROM bound)::float8 / 86400
                    FROM unnest(histogram_bounds::text::timestamptz[]) AS bound) AS bounds
       FROM pg_stats WHERE schemaname = current_schema AND tablename = $1 AND attname = $2`,
      [table, sortColumn],
    );
    const calendar = row && row.bounds.length > 1 ? new Calendar(row.bounds) : null;
    this.known.set(table, { calendar, until: Date.now() + REMEMBERED_FOR_MS });
    return calendar;
  }
}
