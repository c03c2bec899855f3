import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BlocksRepository } from '../blocks/blocks.repository.ts';
import {
  lockAccounts,
  lockEventsOfPerson,
  lockListsAround,
  lockPeople,
  lockProjectsAround,
} from '../database/lock-order.ts';
import type { CallerWithProfile, Identity } from '../platform/auth/caller.ts';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { type Departure, DeparturesRepository } from './departures.repository.ts';

/** Keeps what was decided on somebody who deletes their profile, and applies it to their next one (ADR 47). */
@Injectable()
export class DeparturesService {
  constructor(
    private readonly database: DataSource,
    private readonly departures: DeparturesRepository,
    private readonly blocks: BlocksRepository,
    private readonly hasher: IdentityHasher,
  ) {}

  /** Of a profile that is locked, and deleted next. */
  async keep(manager: EntityManager, caller: CallerWithProfile): Promise<void> {
    const { profileId } = caller;
    const confirmed = await this.departures.findConfirmedAddress(manager, profileId);
    const person = confirmed === null ? caller : { ...caller, email: confirmed, isEmailConfirmed: true };
    await this.departures.keep(manager, profileId, this.hasher.keysOf(person));
  }

  /** To a profile that was made in this transaction. */
  async applyTo(manager: EntityManager, profileId: string, identity: Identity): Promise<void> {
    const ids = await this.departures.findIds(manager, this.hasher.knownKeysOf(identity));
    if (ids.length > 0) await this.apply(manager, profileId, ids);
  }

  /** To a profile whose address is confirmed from now on. Answers whether there was anything to apply. */
  async meet(profileId: string, identity: Identity): Promise<boolean> {
    const ids = await this.departures.findIds(this.database.manager, this.hasher.knownKeysOf(identity));
    if (ids.length === 0) return false;
    await this.database.transaction((manager) => this.apply(manager, profileId, ids));
    return true;
  }

  /** For the upkeep. */
  forgetEmpty(): Promise<void> {
    return this.departures.forgetEmpty();
  }

  private async apply(manager: EntityManager, profileId: string, ids: readonly string[]): Promise<void> {
    const blockers = await this.departures.findBlockers(manager, ids);
    const held = await holdAround(manager, profileId, blockers);
    // Deleted meanwhile: it stays for the next one.
    if (!held.has(profileId)) return;
    const departures = await this.departures.lock(manager, ids);
    if (departures.length === 0) return;
    const others = blockers.filter((id) => id !== profileId && held.has(id));
    await this.blocks.insert(manager, others, profileId);
    await this.blocks.withdrawBetween(manager, profileId, others);
    for (const departure of departures) await this.decideAgain(manager, profileId, departure);
    await this.departures.delete(manager, ids);
  }

  private async decideAgain(manager: EntityManager, profileId: string, departure: Departure): Promise<void> {
    const { id, hiddenReason, suspendedReason } = departure;
    await this.departures.decideAgain(manager, profileId, departure);
    await this.departures.moveReports(manager, id, profileId);
    if (hiddenReason !== null)
      await this.departures.appendEvent(manager, profileId, 'hide', appliedAgain(hiddenReason));
    if (suspendedReason !== null)
      await this.departures.appendEvent(manager, profileId, 'suspend', appliedAgain(suspendedReason));
  }
}

/** All that hiding and blocking a person changes. Answers which of them there are. */
async function holdAround(manager: EntityManager, profileId: string, blockers: string[]): Promise<Set<string>> {
  await lockEventsOfPerson(manager, profileId);
  await lockAccounts(manager);
  await lockProjectsAround(manager, profileId);
  const held = await lockPeople(manager, [profileId, ...blockers]);
  await lockListsAround(manager, profileId, blockers);
  return held;
}

function appliedAgain(reason: string): string {
  return `Applied again to a new profile of the same person: ${reason}`;
}
