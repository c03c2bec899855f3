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

  /** Whether this identity, or another one with its address, has an open report about the same; by all keys, as secrets rotate. */
  hasOpen(manager: EntityManager, reporter: CallerWithProfile, { subject }: ValidReportAbuse): Promise<boolean> {
    const { identities, addresses } = this.hasher.knownKeysOf(reporter);
    const open = { subjectKind: subject.kind, subjectId: subject.id, closedAt: IsNull() };
    return manager.existsBy(AbuseReportEntity, [
      { ...open, reporterKey: In(identities) },
      { ...open, reporterAddress: In(addresses) },
    ]);
  }

  /** `null` where an open report of theirs is about the same. */
  async insert(
    manager: EntityManager,
    reporter: CallerWithProfile,
    { subject, ...report }: NewReport,
  ): Promise<string | null> {
    const { identity: reporterKey, address: reporterAddress } = this.hasher.keysOf(reporter);
    const by = { reporterId: reporter.profileId, reporterKey, reporterAddress };
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
