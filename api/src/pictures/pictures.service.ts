import { hash } from 'node:crypto';
import type { SavedPicture } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { UsersService } from '../users/users.service.ts';
import { PictureQueue } from './picture-queue.ts';
import { PicturesRepository } from './pictures.repository.ts';

const FORMAT = '.webp';

/** Pictures of people: each has one at most, and who sees the person sees it. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: PicturesRepository,
    private readonly users: UsersService,
    private readonly queue: PictureQueue,
  ) {}

  /** @param name from an address that people were told */
  async read(name: string): Promise<Buffer> {
    const bytes = await this.pictures.findBytes(name.slice(0, -FORMAT.length));
    if (!bytes) throw new DomainError('picture.not_found');
    return bytes;
  }

  async save(caller: Caller, userId: string, upload: unknown): Promise<SavedPicture> {
    requireSelf(caller, userId);
    const person = requireProfile(caller);
    if (!Buffer.isBuffer(upload)) throw new DomainError('picture.unreadable');
    const bytes = await this.queue.make(person.profileId, upload);
    const picture = { userId: person.profileId, hash: hash('sha256', bytes, 'base64url'), bytes };
    await this.database.transaction(async (manager) => {
      await this.users.lock(manager, person);
      if (await this.pictures.isHidden(manager, picture)) throw new DomainError('picture.hidden');
      await this.pictures.replace(manager, picture);
      await this.users.changePicture(manager, person.profileId, picture.hash);
    });
    return { pictureUrl: `/api/pictures/${picture.hash}${FORMAT}` };
  }

  /** Changes nothing where there is none. */
  async remove(caller: Caller, userId: string): Promise<void> {
    requireSelf(caller, userId);
    const person = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      await this.users.lock(manager, person);
      await this.pictures.delete(manager, person.profileId);
      await this.users.changePicture(manager, person.profileId, null);
    });
  }

  /** For ops: hides the picture of a person who is locked, or shows it again. */
  async hide(manager: EntityManager, personId: string, reason: string | null): Promise<void> {
    const picture = await this.pictures.find(manager, personId);
    if (!picture) throw new DomainError('picture.not_found');
    await this.pictures.hide(manager, picture, reason);
    await this.users.changePicture(manager, personId, reason === null ? picture.hash : null);
  }
}
