import type { ExportedParticipants, ValidListParticipantsQuery } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../lists/page.ts';
import { OrganisersService } from '../organisers/organisers.service.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { ParticipantsRepository } from './participants.repository.ts';
import { participantsAsCsv } from './participants-csv.ts';

const MOST_EXPORTED = 10_000;

/** Who takes part in an event, as its organisers read it: addresses only of who agreed. */
@Injectable()
export class ParticipantsService {
  constructor(
    private readonly database: DataSource,
    private readonly organisers: OrganisersService,
    private readonly participants: ParticipantsRepository,
  ) {}

  async list(caller: Caller, hackathonId: string, query: ValidListParticipantsQuery): Promise<Page> {
    await this.organisers.require(caller, hackathonId);
    return this.participants.findPage(hackathonId, caller.profileId, query);
  }

  async export(caller: Caller, hackathonId: string): Promise<ExportedParticipants> {
    await this.organisers.require(caller, hackathonId);
    const { manager } = this.database;
    const people = await this.participants.findAll(manager, hackathonId, caller.profileId, MOST_EXPORTED);
    const detail = `${people.length}`;
    await this.organisers.note(manager, caller, { hackathonId, action: 'export', detail });
    return { csv: participantsAsCsv(people), count: people.length };
  }

  /** For announcements: ids of everybody who takes part. */
  findPeople(manager: EntityManager, hackathonId: string): Promise<string[]> {
    return this.participants.findPeople(manager, hackathonId);
  }
}
