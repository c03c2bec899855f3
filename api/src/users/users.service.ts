import type { Person, Profile, ValidListUsersQuery } from '@crewdeck/contract';
import { hoursInCommon } from '@crewdeck/matching';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockPeople } from '../database/lock-order.ts';
import { DeparturesService } from '../departures/departures.service.ts';
import { afterStandingChanged } from '../endings/after-hidden.ts';
import type { Page } from '../lists/page.ts';
import { hasProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import { type Caller, type CallerWithProfile, PROFILE_IDS, type ProfileIds } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { BlockedPeople } from '../visibility/blocked-people.ts';
import { type Invitable, type Reasons, type Standing, UsersRepository } from './users.repository.ts';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly blocked: BlockedPeople,
    private readonly departures: DeparturesService,
    @Inject(PROFILE_IDS) private readonly profileIds: ProfileIds,
  ) {}

  /**
   * Open to everybody; how to contact a person is told only to those who have a profile themselves. They come last on their page:
   * who looks for others doesn't look for themselves.
   */
  async list(caller: Caller | null, query: ValidListUsersQuery): Promise<Page> {
    const hasContacts = caller !== null && hasProfile(caller);
    const id = caller?.profileId ?? null;
    const page = await this.blocked.readWithout(id, (without) => {
      const isByFit = query.sort === 'fit' && id !== null;
      const seen = { hasContacts, without };
      return isByFit ? this.users.findFittingPage(query, seen, id) : this.users.findPage(query, seen);
    });
    return id === null ? page : page.withLast(id);
  }

  /** Open to everybody, as the directory is. */
  async get(caller: Caller | null, userId: string): Promise<Person> {
    const found = await this.users.findPerson(userId, caller?.profileId ?? null);
    if (!found) throw new DomainError('user.not_found');
    const { ownWeek, ...person } = found;
    const isCompared = ownWeek !== null && !person.isSelf;
    return { ...person, hoursInCommon: isCompared ? hoursInCommon(ownWeek, person, new Date()) : [] };
  }

  async getOwn(caller: Caller, userId: string): Promise<Profile> {
    requireSelf(caller, userId);
    const profile = await this.findOwn(caller);
    if (!profile) throw new DomainError('user.not_found');
    return profile;
  }

  /** `null` for somebody without a profile. */
  findOwn({ uid }: Caller): Promise<Profile | null> {
    return this.users.findProfile(uid);
  }

  /**
   * For other domains: locks these people until the transaction ends, against every other process too.
   * Answers which of them exist. Throws `user.profile_required` when the caller has deleted their account meanwhile.
   */
  async lock(
    manager: EntityManager,
    caller: CallerWithProfile,
    others: Iterable<string> = [],
  ): Promise<ReadonlySet<string>> {
    const held = await lockPeople(manager, [caller.profileId, ...others]);
    if (held.has(caller.profileId)) return held;
    this.profileIds.forget(caller);
    throw new DomainError('user.profile_required');
  }

  /** For other domains: deletes a profile that is locked, with all that refers to it but what was decided on the person. */
  async delete(manager: EntityManager, caller: CallerWithProfile): Promise<void> {
    await this.departures.keep(manager, caller);
    await this.users.delete(manager, caller.profileId);
  }

  /** For other domains: once the profile is deleted. */
  forget(caller: Caller): void {
    this.profileIds.forget(caller);
  }

  /**
   * For other domains: profile ids of people given by profile id or identity uid, keyed by what was given.
   *
   * @param viewerId leaves out who is hidden, and whom they have blocked or are blocked by; `null` for a visitor, all without it
   */
  findIds(
    manager: EntityManager,
    references: readonly string[],
    viewerId?: string | null,
  ): Promise<Map<string, string>> {
    return this.users.findIds(manager, references, viewerId);
  }

  /** For other domains: whether somebody who is locked takes another invite, and their name. */
  findInvitable(manager: EntityManager, id: string): Promise<Invitable> {
    return this.users.findInvitable(manager, id);
  }

  /** For ops: holds a person until the transaction ends, and tells what was done to them; `null` when there is none. */
  async lockStanding(manager: EntityManager, id: string): Promise<Standing | null> {
    await lockPeople(manager, [id]);
    return this.users.findStanding(manager, id);
  }

  /** For ops: hides or suspends a person who is locked, with all that is theirs; `null` takes it back. */
  async changeStanding(manager: EntityManager, id: string, reasons: Reasons): Promise<void> {
    await this.users.changeStanding(manager, id, reasons);
    await afterStandingChanged(manager, id);
  }

  /** For pictures: which one others see of a person who is locked. */
  async changePicture(manager: EntityManager, id: string, hash: string | null): Promise<void> {
    await this.users.changePicture(manager, id, hash);
  }

  /** For other domains: reads a list that this person may see, without whom they have blocked or are blocked by. */
  readWithoutBlocked<T>(personId: string | null, read: (others: readonly string[]) => Promise<T>): Promise<T> {
    return this.blocked.readWithout(personId, read);
  }
}
