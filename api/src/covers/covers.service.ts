import type { SavedPicture } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockEvent } from '../database/lock-order.ts';
import { HackathonsService } from '../hackathons/hackathons.service.ts';
import { OrganisersService } from '../organisers/organisers.service.ts';
import { PicturesService } from '../pictures/pictures.service.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { requireOwner } from '../projects/project.policy.ts';
import { ProjectsService } from '../projects/projects.service.ts';
import type { PictureSubject } from '../visibility/picture-conditions.ts';

/** Covers, which an owner uploads for a project, and organisers and ops for a hackathon. They stay when who did so is gone. */
@Injectable()
export class CoversService {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: PicturesService,
    private readonly projects: ProjectsService,
    private readonly hackathons: HackathonsService,
    private readonly organisers: OrganisersService,
  ) {}

  async saveOfProject(caller: Caller, id: string, upload: unknown): Promise<SavedPicture> {
    requireOwner(await this.projects.findAccess(this.database.manager, id, caller.profileId));
    const picture = await this.pictures.make(caller, upload, 'project');
    await this.database.transaction(async (manager) => {
      requireOwner(await this.projects.lock(manager, id, caller.profileId));
      await this.pictures.replace(manager, { kind: 'project', id }, picture);
      await this.projects.changeCover(manager, id, picture.hash);
    });
    return { pictureUrl: picture.url };
  }

  /** Changes nothing where there is none. */
  async removeOfProject(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      requireOwner(await this.projects.lock(manager, id, caller.profileId));
      await this.pictures.delete(manager, { kind: 'project', id });
      await this.projects.changeCover(manager, id, null);
    });
  }

  async saveOfHackathon(caller: Caller, id: string, upload: unknown): Promise<SavedPicture> {
    await this.organisers.require(caller, id);
    const picture = await this.pictures.make(caller, upload, 'hackathon');
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, id);
      await this.pictures.replace(manager, { kind: 'hackathon', id }, picture);
      await this.hackathons.changeCover(manager, id, picture.hash);
      await this.organisers.note(manager, caller, { hackathonId: id, action: 'set_cover' });
    });
    return { pictureUrl: picture.url };
  }

  /** Changes and notes nothing where there is none. */
  async removeOfHackathon(caller: Caller, id: string): Promise<void> {
    await this.organisers.require(caller, id);
    await this.database.transaction(async (manager) => {
      await lockEvent(manager, id);
      if (!(await this.pictures.delete(manager, { kind: 'hackathon', id }))) return;
      await this.hackathons.changeCover(manager, id, null);
      await this.organisers.note(manager, caller, { hackathonId: id, action: 'remove_cover' });
    });
  }

  /** For ops: whether the picture of what is locked is hidden, of a person too; `null` where there is none. */
  isHidden(manager: EntityManager, subject: PictureSubject): Promise<boolean | null> {
    return this.pictures.isHidden(manager, subject);
  }

  /** For ops: hides the picture of what is locked, of a person too; a reason of `null` shows it again. */
  async hide(manager: EntityManager, subject: PictureSubject, reason: string | null): Promise<void> {
    const shown = await this.pictures.hide(manager, subject, reason);
    if (subject.kind === 'project') await this.projects.changeCover(manager, subject.id, shown);
    if (subject.kind === 'hackathon') await this.hackathons.changeCover(manager, subject.id, shown);
  }
}
