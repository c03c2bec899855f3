import type { EdgeStatus } from '@crewdeck/contract';
import { EDGE_REPORT_AUDIENCE, type EdgeReport, edgeReportSchema } from '@crewdeck/releases/edge-report';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { DataSource } from 'typeorm';
import { isoTime } from '../database/sql.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';

// A new container has another name.
const WRITE = `
  WITH gone AS (DELETE FROM edges WHERE seen_at < now() - interval '1 day')
  INSERT INTO edges (name, revision, missing) VALUES ($1, $2, $3)
  ON CONFLICT (name) DO UPDATE
    SET revision = excluded.revision, missing = excluded.missing, seen_at = now()`;

const FORGET = 'DELETE FROM edges WHERE name = $1';

// An edge asks at least every 20 s; one that was silent for a minute serves nobody, or can't be known to.
const LIST = `
  SELECT name, revision, missing, ${isoTime('seen_at')} AS "seenAt" FROM edges
  WHERE seen_at > now() - interval '1 minute' ORDER BY name`;

/** What the edges say of themselves when they ask for the registry. */
@Injectable()
export class EdgesService {
  private readonly log = new Logger(EdgesService.name);

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'EDGE_REPORT_SECRETS'>,
  ) {}

  /** Anybody may ask for the registry, so only a signed report counts. Whatever it is, the registry is answered. */
  async note(token: string): Promise<void> {
    const report = await this.read(token);
    if (!report) return;
    const { edge, revision, missing, isLeaving } = report;
    const noted = isLeaving
      ? this.database.query(FORGET, [edge])
      : this.database.query(WRITE, [edge, revision, missing]);
    await noted.catch((error: unknown) => {
      this.log.warn(
        `What the edge ${edge} serves could not be noted: ${(Object(error) as { message?: string }).message}`,
      );
    });
  }

  /** Those that have asked within the last minute, and have not left since. */
  list(): Promise<EdgeStatus[]> {
    return this.database.query(LIST);
  }

  private async read(token: string): Promise<EdgeReport | null> {
    const options = { algorithms: ['HS256'], audience: EDGE_REPORT_AUDIENCE, requiredClaims: ['exp'] };
    for (const secret of this.config.EDGE_REPORT_SECRETS) {
      const verified = await jwtVerify(token, new TextEncoder().encode(secret), options).catch(() => null);
      if (verified) return edgeReportSchema.safeParse(verified.payload).data ?? null;
    }
    return null;
  }
}
