import type { ReportedSubject, ValidDecideReports, ValidListReportsQuery } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CoversService } from '../covers/covers.service.ts';
import {
  lockAccounts,
  lockEvent,
  lockListsAround,
  lockListsOfProject,
  lockProjectsAround,
} from '../database/lock-order.ts';
import type { Page } from '../lists/page.ts';
import { notify } from '../notifications/notify.ts';
import { nameOfPerson } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { requirePermission } from '../platform/auth/permissions.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { UsersService } from '../users/users.service.ts';
import { changeOf, closesReports, pictureChangeOf, requireSomethingToDo, type State } from './moderation.policy.ts';
import { ModerationRepository, type Subject } from './moderation.repository.ts';

/** What ops decide on reports: each change with its event and its reason, or not at all. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly database: DataSource,
    private readonly moderation: ModerationRepository,
    private readonly users: UsersService,
    private readonly projects: ProjectsService,
    private readonly covers: CoversService,
  ) {}

  async list(caller: Caller, query: ValidListReportsQuery): Promise<Page> {
    requirePermission(caller, 'reports.decide');
    return this.moderation.findPage(query);
  }

  async decide(caller: Caller, subject: Subject, decision: ValidDecideReports): Promise<ReportedSubject> {
    requirePermission(caller, 'reports.decide');
    const { action, reason } = decision;
    await this.database.transaction(async (manager) => {
      const state = await this.lock(manager, subject, caller);
      const closed = closesReports(action) ? await this.moderation.closeReports(manager, subject) : 0;
      requireSomethingToDo(decision, subject, state, closed);
      await this.change(manager, subject, decision);
      const { kind: subjectKind, id: subjectId } = subject;
      await this.moderation.append(manager, { subjectKind, subjectId, action, actor: nameOfPerson(caller), reason });
    });
    return this.moderation.find(subject);
  }

  /** `null` when it is gone. Nobody decides on themselves, or on what is theirs: checked before the locks, and under them. */
  private async lock(manager: EntityManager, { kind, id }: Subject, { profileId }: Caller): Promise<State | null> {
    if (kind === 'hackathon') {
      await lockEvent(manager, id);
      const isPictureHidden = await this.covers.isHidden(manager, { kind, id });
      return { isHidden: false, isSuspended: false, isPictureHidden };
    }
    if (kind === 'project') {
      const access = await this.projects.findAccess(manager, id, profileId);
      requireOfOthers(access?.viewer === 'owner');
      await lockAccounts(manager);
      const project = await this.projects.lock(manager, id, profileId);
      requireOfOthers(project?.viewer === 'owner');
      await lockListsOfProject(manager, id);
      const isHidden = await this.projects.isHiddenByOps(manager, id);
      const isPictureHidden = await this.covers.isHidden(manager, { kind, id });
      return isHidden === null ? null : { isHidden, isSuspended: false, isPictureHidden };
    }
    requireOfOthers(id === profileId);
    await lockAccounts(manager);
    await lockProjectsAround(manager, id);
    const standing = await this.users.lockStanding(manager, id);
    await lockListsAround(manager, id);
    return standing;
  }

  private async change(manager: EntityManager, subject: Subject, decision: ValidDecideReports): Promise<void> {
    const { kind, id } = subject;
    const picture = pictureChangeOf(decision);
    if (picture) await this.covers.hide(manager, subject, picture.hiddenReason);
    const change = changeOf(decision);
    if (!change) return;
    if (kind === 'project') return this.projects.hide(manager, id, change.hiddenReason ?? null);
    await this.users.changeStanding(manager, id, change);
    await tellPerson(manager, id, decision);
  }
}

/** The reason for taking a decision back is for ops alone. */
async function tellPerson(manager: EntityManager, id: string, { action, reason }: ValidDecideReports): Promise<void> {
  const told = { by: null, to: [id] };
  if (action === 'hide') await notify(manager, 'profile_hidden', { ...told, words: reason });
  if (action === 'show') await notify(manager, 'profile_shown', told);
  if (action === 'suspend') await notify(manager, 'suspended', { ...told, words: reason });
  if (action === 'reinstate') await notify(manager, 'reinstated', told);
}

function requireOfOthers(isOwn: boolean): void {
  if (isOwn) throw new DomainError('auth.forbidden', "You can't decide on reports about yourself.");
}
