import type { Profile, ValidSaveProfile } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockPeople } from '../database/lock-order.ts';
import { DeparturesService } from '../departures/departures.service.ts';
import { hasProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { changedColumns, columnsOfNewProfile } from './profile-columns.ts';
import { isCalledOtherwise, isOfFormerEmail, requireSameIdentity, requireShortPause } from './user.policy.ts';
import { UsersRepository } from './users.repository.ts';
import { UsersService } from './users.service.ts';

/** What people do to their own profile. */
@Injectable()
export class SaveProfileService {
  constructor(
    private readonly database: DataSource,
    private readonly profiles: UsersRepository,
    private readonly users: UsersService,
    private readonly departures: DeparturesService,
    private readonly quotas: QuotasService,
  ) {}

  /** With what was decided on earlier profiles of the same person. */
  async create(caller: Caller, input: ValidSaveProfile): Promise<Profile> {
    requireSameIdentity(caller, input);
    requireShortPause(input.invitesPausedUntil, new Date());
    await this.database.transaction(async (manager) => {
      const id = await this.profiles.insert(manager, columnsOfNewProfile(caller, input));
      if (id === null) throw new DomainError('user.already_exists');
      await this.departures.applyTo(manager, id, caller);
    });
    // This process may remember an earlier one.
    this.users.forget(caller);
    return this.users.getOwn(caller, caller.uid);
  }

  async update(caller: Caller, userId: string, input: ValidSaveProfile): Promise<Profile> {
    requireSelf(caller, userId);
    requireSameIdentity(caller, input);
    requireShortPause(input.invitesPausedUntil, new Date());
    if (!hasProfile(caller)) throw new DomainError('user.not_found');
    await this.database.transaction(async (manager) => {
      await lockPeople(manager, [caller.profileId]);
      const before = await this.profiles.findNamed(manager, caller.profileId);
      if (!before) throw new DomainError('user.not_found');
      const teller = isOfFormerEmail(caller, before.emailToldAt) ? { ...caller, ...before } : caller;
      // An address that the profile gives up stays known in the ledger.
      const known = before.isEmailConfirmed ? { ...caller, ...before } : caller;
      if (isCalledOtherwise(before, teller, input)) await this.quotas.use(manager, known, 'changes');
      await this.profiles.update(manager, teller, changedColumns(input));
    });
    return this.users.getOwn(caller, caller.uid);
  }
}
