import type { EdgeStatus } from '@crewdeck/contract';
import { EDGE_REPORT_AUDIENCE, type EdgeReport, edgeReportSchema } from '@crewdeck/releases/edge-report';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { jwtVerify } from 'jose';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { execute, queryRows } from '../database/query.ts';
import { isoTime } from '../database/sql.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';

// A new container has another name.
const write = ({ edge, revision, missing }: EdgeReport) => sql`
  WITH gone AS (DELETE FROM edges WHERE seen_at < now() - interval '1 day')
  INSERT INTO edges (name, revision, missing) VALUES (${edge}, ${revision}, ${missing})
  ON CONFLICT (name) DO UPDATE
    SET revision = excluded.revision, missing = excluded.missing, seen_at = now()`;

// An edge asks at least every 20 s; one that was silent for a minute serves nobody, or can't be known to.
const LIST = sql`
  SELECT name, revision, missing, ${isoTime(sql`seen_at`)} AS "seenAt" FROM edges
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
    const { edge, isLeaving } = report;
    const statement = isLeaving ? sql`DELETE FROM edges WHERE name = ${edge}` : write(report);
    await execute(this.database, statement).catch((error: unknown) => {
      this.log.warn(
        `What the edge ${edge} serves could not be noted: ${(Object(error) as { message?: string }).message}`,
      );
    });
  }

  /** Those that have asked within the last minute, and have not left since. */
  list(): Promise<EdgeStatus[]> {
    return queryRows(this.database, LIST);
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
