import type { ValidReportAbuse } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type DoneToday, doneToday } from '../platform/limits/quota.ts';
import { AbuseReportEntity } from './abuse-report.entity.ts';

type NewReport = ValidReportAbuse & Pick<AbuseReportEntity, 'aboutId' | 'quote'>;

@Injectable()
export class AbuseReportsRepository {
  async countToday(manager: EntityManager, reporterId: string, limit: number): Promise<DoneToday> {
    const statement = doneToday('abuse_reports', 'reporter_id = $1', '$2');
    const [done] = await manager.query<DoneToday[]>(statement, [reporterId, limit]);
    if (!done) throw new Error('An aggregate has answered no row.');
    return done;
  }

  /** `null` where an open report of theirs is about the same. */
  async insert(manager: EntityManager, reporterId: string, { subject, ...report }: NewReport): Promise<string | null> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(AbuseReportEntity)
      .values({ reporterId, subjectKind: subject.kind, subjectId: subject.id, ...report })
      .orIgnore()
      .returning('id')
      .execute();
    return raw[0]?.id ?? null;
  }
}
