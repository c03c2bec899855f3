import type { TeamNote } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { renewListsOfTeam } from '../database/lock-order.ts';
import type { Page } from '../lists/page.ts';
import { notify } from '../notifications/notify.ts';
import { requireProfile } from '../platform/auth/caller.policy.ts';
import type { Caller, CallerWithProfile } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { type ProjectAccess, requireTeam } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import { QuotasService } from '../quotas/quotas.service.ts';
import { UsersService } from '../users/users.service.ts';
import type { TeamNoteEntity } from './team-note.entity.ts';
import { TeamNotesRepository } from './team-notes.repository.ts';
import { requireOwnNote, requireWritable } from './team-room.policy.ts';

type Query = { limit: number; cursor?: string | undefined };
type Change<T> = (manager: EntityManager, project: ProjectAccess, person: CallerWithProfile) => Promise<T>;

/** The notes of a team: its owner and members read all of them, and change their own. */
@Injectable()
export class TeamNotesService {
  constructor(
    private readonly database: DataSource,
    private readonly projects: ProjectsService,
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
    private readonly notes: TeamNotesRepository,
  ) {}

  async list({ profileId }: Caller, projectId: string, query: Query): Promise<Page | never[]> {
    requireTeam(await this.projects.findAccess(this.database.manager, projectId, profileId));
    return profileId === null ? [] : this.notes.findPage(projectId, profileId, query);
  }

  write(caller: Caller, projectId: string, words: string): Promise<TeamNote> {
    return this.change(caller, projectId, async (manager, project, person) => {
      requireWritable(project);
      await this.count(manager, person);
      await renewListsOfTeam(manager, projectId);
      const { profileId } = person;
      const written = { projectId, authorId: profileId, words };
      const note = await this.notes.insert(manager, written);
      await this.notes.readJoins(manager, written);
      await notify(manager, 'note_written', { projectId, personId: profileId, by: profileId });
      return note;
    });
  }

  edit(caller: Caller, projectId: string, id: string, words: string): Promise<TeamNote> {
    return this.change(caller, projectId, async (manager, project, person) => {
      const note = requireOwnNote(await this.notes.find(manager, projectId, id), person);
      requireWritable(project);
      await this.count(manager, person);
      await renewListsOfTeam(manager, projectId);
      return this.notes.edit(manager, note, words);
    });
  }

  /** Also in an archived project. */
  remove(caller: Caller, projectId: string, id: string): Promise<void> {
    return this.change(caller, projectId, async (manager, _project, person) => {
      const note = requireOwnNote(await this.notes.find(manager, projectId, id), person);
      await renewListsOfTeam(manager, projectId);
      await this.notes.delete(manager, note);
    });
  }

  /** For other domains: a note that the caller reads. @throws DomainError `team_note.not_found` for all but its team */
  async requireReadable(manager: EntityManager, id: string, { profileId }: Caller): Promise<TeamNoteEntity> {
    const note = await this.notes.findById(manager, id);
    const access = note && (await this.projects.findAccess(manager, note.projectId, profileId));
    if (!note || !(access?.viewer === 'owner' || access?.viewer === 'member'))
      throw new DomainError('team_note.not_found');
    return note;
  }

  private async change<T>(caller: Caller, projectId: string, change: Change<T>): Promise<T> {
    const person = requireProfile(caller);
    return this.database.transaction(async (manager) =>
      change(manager, requireTeam(await this.projects.lock(manager, projectId, person.profileId)), person),
    );
  }

  private async count(manager: EntityManager, person: CallerWithProfile): Promise<void> {
    await this.users.lock(manager, person);
    await this.quotas.use(manager, person, 'notes');
  }
}
