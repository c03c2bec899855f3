import type { ValidReportAbuse } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { CallerWithProfile } from '../platform/auth/caller.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { AbuseReportEntity } from './abuse-report.entity.ts';

type NewReport = ValidReportAbuse & Pick<AbuseReportEntity, 'aboutId' | 'quote'>;

@Injectable()
export class AbuseReportsRepository {
  constructor(private readonly hasher: IdentityHasher) {}

  /** Whether this identity has an open report about the same; by all its keys, as secrets rotate. */
  hasOpen(manager: EntityManager, reporter: CallerWithProfile, { subject }: ValidReportAbuse): Promise<boolean> {
    const { identities } = this.hasher.knownKeysOf(reporter);
    const same = { subjectKind: subject.kind, subjectId: subject.id };
    return manager.existsBy(AbuseReportEntity, { ...same, reporterKey: In(identities), closedAt: IsNull() });
  }

  /** `null` where an open report of theirs is about the same. */
  async insert(
    manager: EntityManager,
    reporter: CallerWithProfile,
    { subject, ...report }: NewReport,
  ): Promise<string | null> {
    const { identity: reporterKey } = this.hasher.keysOf(reporter);
    const by = { reporterId: reporter.profileId, reporterKey };
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(AbuseReportEntity)
      .values({ ...by, subjectKind: subject.kind, subjectId: subject.id, ...report })
      .orIgnore()
      .returning('id')
      .execute();
    return raw[0]?.id ?? null;
  }
}
