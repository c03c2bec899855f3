import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { afterExpiring, afterReminding } from './after-invite.ts';
import { InvitesRepository } from './invites.repository.ts';

/** What time does to invites, as jobs. */
@Injectable()
export class EndInvitesService {
  constructor(
    private readonly database: DataSource,
    private readonly invites: InvitesRepository,
  ) {}

  /** @returns how many have expired */
  expire(most: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const expired = await this.invites.expire(manager, most);
      await afterExpiring(manager, expired);
      return expired.length;
    });
  }

  /** @returns of how many the receivers were reminded */
  remind(most: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const reminded = await this.invites.remind(manager, most);
      await afterReminding(manager, reminded);
      return reminded.length;
    });
  }
}
