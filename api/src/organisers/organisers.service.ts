import type { Organiser } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEvent, lockPeople } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import type { Page } from '../lists/page.ts';
import { notify } from '../notifications/notify.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { UsersService } from '../users/users.service.ts';
import { actorOf, requireMayAudit, requireMayOrganise, requireRoomFor } from './organiser.policy.ts';
import { type NewOrganiserEvent, OrganisersRepository } from './organisers.repository.ts';

/** Who runs a hackathon: ops name the first organiser, organisers name each other. Each change is an event that ops read. */
@Injectable()
export class OrganisersService {
  constructor(
    private readonly database: DataSource,
    private readonly organisers: OrganisersRepository,
    private readonly hackathons: HackathonsService,
    private readonly users: UsersService,
  ) {}

  /** For other domains: the event exists, and the caller runs it. */
  async require(caller: Caller, hackathonId: string): Promise<void> {
    const { profileId } = caller;
    const isOrganiser = profileId !== null && (await this.organisers.has(hackathonId, profileId));
    requireMayOrganise(caller, { hackathonId, isOrganiser });
    await this.hackathons.get(hackathonId);
  }

  /** For other domains: in the transaction of what was done. */
  async note(manager: EntityManager, caller: Caller, event: Omit<NewOrganiserEvent, 'actorId' | 'ops'>): Promise<void> {
    await this.organisers.append(manager, { ...actorOf(caller), ...event });
  }

  async list(caller: Caller, hackathonId: string): Promise<Organiser[]> {
    await this.require(caller, hackathonId);
    return this.organisers.find(hackathonId, caller.profileId);
  }

  async listEvents(
    caller: Caller,
    hackathonId: string,
    query: { limit: number; cursor?: string | undefined },
  ): Promise<Page> {
    requireMayAudit(caller);
    await this.hackathons.get(hackathonId);
    return this.organisers.findEvents(hackathonId, query);
  }

  /** Again changes nothing. */
  async grant(caller: Caller, hackathonId: string, userId: string): Promise<void> {
    await this.require(caller, hackathonId);
    const personId = await this.findPerson(userId, caller.profileId);
    await this.database.transaction(async (manager) => {
      await this.lock(manager, caller, hackathonId, personId);
      if (!(await this.organisers.add(manager, hackathonId, personId))) return;
      requireRoomFor(await this.organisers.count(manager, hackathonId));
      await this.note(manager, caller, { hackathonId, action: 'grant', personId });
      await notify(manager, 'organiser_added', { hackathonId, to: [personId], by: caller.profileId });
    });
  }

  /** Of oneself too. */
  async revoke(caller: Caller, hackathonId: string, userId: string): Promise<void> {
    await this.require(caller, hackathonId);
    const personId = await this.findPerson(userId);
    await this.database.transaction(async (manager) => {
      await this.lock(manager, caller, hackathonId, personId);
      if (!(await this.organisers.remove(manager, hackathonId, personId))) throw new DomainError('organiser.not_found');
      await this.note(manager, caller, { hackathonId, action: 'revoke', personId });
      await notify(manager, 'organiser_removed', { hackathonId, to: [personId], by: caller.profileId });
    });
  }

  /** One change after the other at one event. The person or the caller may have deleted their account meanwhile. */
  private async lock(manager: EntityManager, caller: Caller, hackathonId: string, personId: string): Promise<void> {
    const { actorId } = actorOf(caller);
    await lockEvent(manager, hackathonId);
    const held = await lockPeople(manager, actorId === null ? [personId] : [personId, actorId]);
    if (!held.has(personId)) throw new DomainError('user.not_found');
    if (actorId !== null && !held.has(actorId)) throw new DomainError('user.profile_required');
  }

  /** @param viewerId who finds neither hidden people nor whom they have blocked or are blocked by; all without it */
  private async findPerson(userId: string, viewerId?: string | null): Promise<string> {
    const ids = await this.users.findIds(this.database.manager, [userId], viewerId);
    const personId = ids.get(userId);
    if (!personId) throw new DomainError('user.not_found');
    return personId;
  }
}
