import type { MovePath, OwnedPath } from '@crewdeck/contract';
import { ownerBeside } from '@crewdeck/releases/path-problems';
import { normalPattern } from '@crewdeck/releases/route-pattern';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../platform/errors/domain-error.ts';
import { ReleaseLogService } from '../release-log/release-log.service.ts';
import { ChannelsRepository } from './channels.repository.ts';
import { hostsIn } from './contract-check.ts';
import { PathsRepository } from './paths.repository.ts';
import { type Actor, nameOf, requireOps, requireReader } from './release.policy.ts';
import { ReleasesRepository } from './releases.repository.ts';

/** Addresses that modules have brought: who has which, and how ops give one to another. */
@Injectable()
export class PathsService {
  constructor(
    private readonly database: DataSource,
    private readonly channels: ChannelsRepository,
    private readonly releases: ReleasesRepository,
    private readonly paths: PathsRepository,
    private readonly log: ReleaseLogService,
  ) {}

  async list(actor: Actor): Promise<OwnedPath[]> {
    requireReader(actor);
    return this.paths.list();
  }

  /** Pages follow as soon as edges have heard of it. */
  async move(actor: Actor, { path, module, entry }: MovePath): Promise<OwnedPath[]> {
    requireOps(actor);
    await this.database.transaction(async (manager) => {
      await this.channels.lockRegistry(manager);
      await this.requireFree(manager, path, module);
      const isMoved = await this.paths.move(manager, path, { module, by: nameOf(actor) });
      const said = { path: normalPattern(path), module };
      const signed = await this.log.read(manager);
      // What was the module's before paths were signed can be signed by moving it to where it is.
      if (!isMoved && (!signed || signed.paths.get(said.path) === module)) return;
      await this.log.append(manager, 'path', said, entry);
      await this.channels.raiseRevision(manager, module);
    });
    return this.paths.list();
  }

  /** Whoever has the path itself gives it away; who has other paths with the same addresses keeps it from going. */
  private async requireFree(manager: EntityManager, path: string, module: string): Promise<void> {
    const { others, owners } = await this.releases.findBeside(module, manager);
    const { [normalPattern(path)]: _, ...ownersBeside } = await this.log.readOwners(manager, owners);
    const owner = ownerBeside(path, module, hostsIn(others), ownersBeside);
    if (owner !== null) throw new DomainError('release.path_taken', `The path ${path} belongs to ${owner}.`);
  }
}
