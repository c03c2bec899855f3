import type { MatchingResult } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { OrganisersService } from '../organisers/organisers.service.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { requirePermission } from '../platform/auth/permissions.ts';
import { MatchingResultsRepository } from './matching-results.repository.ts';
import { tellable } from './withheld.rules.ts';

/** Whether matching works: what came of the people and projects that "Best fit" has shown, counted, and never who. */
@Injectable()
export class MatchingResultsService {
  constructor(
    private readonly results: MatchingResultsRepository,
    private readonly organisers: OrganisersService,
  ) {}

  async readAll(caller: Caller): Promise<MatchingResult[]> {
    requirePermission(caller, 'matching.read');
    return tellable(await this.results.count());
  }

  async readOfEvent(caller: Caller, hackathonId: string): Promise<MatchingResult[]> {
    await this.organisers.require(caller, hackathonId);
    return tellable(await this.results.countAt(hackathonId));
  }
}
