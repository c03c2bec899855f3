import type { Hackathon, TeamSizes, ValidSaveEventDetails } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Page } from '../lists/page.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { changesOf, detailsOf } from './event-details.rules.ts';
import { HackathonsRepository } from './hackathons.repository.ts';

/** The directory is open to everybody. */
@Injectable()
export class HackathonsService {
  constructor(private readonly hackathons: HackathonsRepository) {}

  list(query: { limit: number; cursor?: string | undefined }): Promise<Page> {
    return this.hackathons.findPage(query);
  }

  async get(id: string): Promise<Hackathon> {
    const hackathon = await this.hackathons.findById(id);
    if (!hackathon) throw new DomainError('hackathon.not_found');
    return hackathon;
  }

  /** For organisers. */
  setTeamSizes(manager: EntityManager, id: string, sizes: TeamSizes): Promise<void> {
    return this.hackathons.setTeamSizes(manager, id, sizes);
  }

  /** For covers: which one others see. */
  changeCover(manager: EntityManager, id: string, hash: string | null): Promise<void> {
    return this.hackathons.changeCover(manager, id, hash);
  }

  /** For calendars, which take a later version of the same event. */
  async changedAt(id: string): Promise<Date> {
    const change = await this.hackathons.findChange(id);
    if (!change) throw new DomainError('hackathon.not_found');
    return new Date(change.updatedAt);
  }

  /**
   * For organisers.
   *
   * @returns what has changed, in words
   */
  async saveDetails(manager: EntityManager, id: string, saved: ValidSaveEventDetails): Promise<string[]> {
    const before = await this.hackathons.findDetails(manager, id);
    if (!before) throw new DomainError('hackathon.not_found');
    const details = detailsOf(saved, before);
    const changed = changesOf(before, details);
    if (changed.length > 0) await this.hackathons.setDetails(manager, id, details);
    return changed;
  }

  /** For other domains: whether the directory has it. */
  has(manager: EntityManager, id: string): Promise<boolean> {
    return this.hackathons.has(manager, id);
  }
}
