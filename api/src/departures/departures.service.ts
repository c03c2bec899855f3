import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  lockAccounts,
  lockEventsOfPerson,
  lockListsAround,
  lockPeople,
  lockProjectsAround,
} from '../database/lock-order.ts';
import { afterBlocking } from '../endings/after-blocking.ts';
import { afterStandingChanged } from '../endings/after-hidden.ts';
import type { CallerWithProfile, Identity } from '../platform/auth/caller.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { BlocksRepository } from '../visibility/blocks.repository.ts';
import { type Departure, DeparturesRepository } from './departures.repository.ts';

/** Keeps decisions, reports and blocks against a person who deletes their profile, and applies them to their next one (ADR 47). */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly database: DataSource,
    private readonly departures: DeparturesRepository,
    private readonly blocks: BlocksRepository,
    private readonly hasher: IdentityHasher,
  ) {}

  /** Call it after the profile is locked and before it is deleted. */
  async keep(manager: EntityManager, caller: CallerWithProfile): Promise<void> {
    const { profileId } = caller;
    const confirmed = await this.departures.findConfirmedAddress(manager, profileId);
    const ofProfile = { ...caller, email: confirmed ?? '', isEmailConfirmed: true };
    const addresses = [caller, ofProfile].flatMap((person) => this.hasher.keysOf(person).address ?? []);
    const { identities } = this.hasher.knownKeysOf(caller);
    await this.departures.keep(manager, profileId, { identities, addresses });
  }

  /** For a profile that was created in this transaction, before it takes any lock of the lock order. */
  async applyTo(manager: EntityManager, profileId: string, identity: Identity): Promise<void> {
    const ids = await this.departures.findIds(manager, this.hasher.knownKeysOf(identity));
    if (ids.length > 0) await this.apply(manager, profileId, ids);
  }

  /** For a profile whose address has just been confirmed. @returns whether a departure was found */
  async applyOnConfirmation(profileId: string, identity: Identity): Promise<boolean> {
    const ids = await this.departures.findIds(this.database.manager, this.hasher.knownKeysOf(identity));
    if (ids.length === 0) return false;
    await this.database.transaction((manager) => this.apply(manager, profileId, ids));
    return true;
  }

  /** A job: deletes departures that hold no decision, report or block any more. */
  forgetEmpty(most: number): Promise<number> {
    return this.departures.forgetEmpty(most);
  }

  private async apply(manager: EntityManager, profileId: string, ids: readonly string[]): Promise<void> {
    const blockers = await this.departures.findBlockers(manager, ids);
    const existing = await lockAround(manager, profileId, blockers);
    // The profile was deleted meanwhile: the departure waits for the next one.
    if (!existing.has(profileId)) return;
    const departures = await this.departures.lock(manager, ids);
    if (departures.length === 0) return;
    const existingBlockers = blockers.filter((id) => id !== profileId && existing.has(id));
    await this.blocks.insert(manager, existingBlockers, profileId);
    await afterBlocking(manager, profileId, existingBlockers);
    for (const departure of departures) await this.reapply(manager, profileId, departure);
    await afterStandingChanged(manager, profileId);
    await this.departures.delete(manager, ids);
  }

  private async reapply(manager: EntityManager, profileId: string, departure: Departure): Promise<void> {
    const { id, hiddenReason, suspendedReason } = departure;
    await this.departures.setReasons(manager, profileId, departure);
    await this.departures.moveReports(manager, id, profileId);
    if (hiddenReason !== null)
      await this.departures.appendEvent(manager, profileId, 'hide', appliedAgain(hiddenReason));
    if (suspendedReason !== null)
      await this.departures.appendEvent(manager, profileId, 'suspend', appliedAgain(suspendedReason));
  }
}

/** Everything that hiding or blocking this person changes. @returns ids of the people who still exist */
async function lockAround(manager: EntityManager, profileId: string, blockers: string[]): Promise<Set<string>> {
  await lockEventsOfPerson(manager, profileId);
  await lockAccounts(manager);
  await lockProjectsAround(manager, profileId);
  const existing = await lockPeople(manager, [profileId, ...blockers]);
  await lockListsAround(manager, profileId, blockers);
  return existing;
}

function appliedAgain(reason: string): string {
  return `Applied again to the same person's new profile: ${reason}`;
}
