import { hash } from 'node:crypto';
import type { SavedPicture } from '@crewdeck/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireProfile, requireSelf } from '../platform/auth/caller.policy.ts';
import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { UsersService } from '../users/users.service.ts';
import type { PictureSubject } from '../visibility/picture-conditions.ts';
import { PictureQueue } from './picture-queue.ts';
import { PicturesRepository } from './pictures.repository.ts';

/** A picture as we draw it, of a person or of something else. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly hash: string;
  readonly url: string;
}

/** Pictures: a person, a project or a hackathon has one at most, and who sees them sees it. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: PicturesRepository,
    private readonly users: UsersService,
    private readonly queue: PictureQueue,
  ) {}

  /** @param name from an address that people were told */
  async read(name: string): Promise<{ bytes: Buffer; type: string }> {
    const [named = '', format] = name.split('.');
    const isFace = format === 'webp';
    const bytes = await (isFace ? this.pictures.findFace(named) : this.pictures.findCover(named));
    if (!bytes) throw new DomainError('picture.not_found');
    return { bytes, type: isFace ? 'image/webp' : 'image/jpeg' };
  }

  async save(caller: Caller, userId: string, upload: unknown): Promise<SavedPicture> {
    requireSelf(caller, userId);
    const person = requireProfile(caller);
    const picture = await this.make(caller, upload, 'person');
    await this.database.transaction(async (manager) => {
      await this.users.lock(manager, person);
      await this.replace(manager, { kind: 'person', id: person.profileId }, picture);
      await this.users.changePicture(manager, person.profileId, picture.hash);
    });
    return { pictureUrl: picture.url };
  }

  /** Changes nothing where there is none. */
  async remove(caller: Caller, userId: string): Promise<void> {
    requireSelf(caller, userId);
    const person = requireProfile(caller);
    await this.database.transaction(async (manager) => {
      await this.users.lock(manager, person);
      await this.delete(manager, { kind: 'person', id: person.profileId });
      await this.users.changePicture(manager, person.profileId, null);
    });
  }

  /** For covers too: outside every transaction. */
  async make({ uid }: Caller, upload: unknown, kind: PictureSubject['kind']): Promise<MadePicture> {
    if (!Buffer.isBuffer(upload)) throw new DomainError('picture.unreadable');
    const [shape, format] = kind === 'person' ? (['face', 'webp'] as const) : (['cover', 'jpg'] as const);
    const bytes = await this.queue.make(uid, upload, shape);
    const name = hash('sha256', bytes, 'base64url');
    return { bytes, hash: name, url: `/api/pictures/${name}.${format}` };
  }

  /** For covers too: of what is locked. @throws DomainError when ops have hidden the same one */
  async replace(manager: EntityManager, subject: PictureSubject, picture: MadePicture): Promise<void> {
    if (await this.pictures.isHidden(manager, subject, picture.hash)) throw new DomainError('picture.hidden');
    await this.pictures.replace(manager, subject, picture);
  }

  /** For covers too. @returns whether there was one */
  delete(manager: EntityManager, subject: PictureSubject): Promise<boolean> {
    return this.pictures.delete(manager, subject);
  }

  /** For ops: hides the picture of what is locked, or shows it again. @returns the hash of the one that others see now, which is kept with a cover's subject */
  async hide(manager: EntityManager, subject: PictureSubject, reason: string | null): Promise<string | null> {
    const found = await this.pictures.findHash(manager, subject);
    if (!found) throw new DomainError('picture.not_found');
    await this.pictures.hide(manager, subject, found, reason);
    const shown = reason === null ? found : null;
    if (subject.kind === 'person') await this.users.changePicture(manager, subject.id, shown);
    return shown;
  }

  /** For ops: `null` without a picture. */
  async isHidden(manager: EntityManager, subject: PictureSubject): Promise<boolean | null> {
    const found = await this.pictures.findHash(manager, subject);
    return found === null ? null : this.pictures.isHidden(manager, subject, found);
  }
}
