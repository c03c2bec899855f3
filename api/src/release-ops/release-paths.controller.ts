import type { MovePath } from '@crewdeck/contract';
import { movePathSchema, ownedPathSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { CurrentActor, TakesDeployTokens } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { PathsService } from '../releases/paths.service.ts';
import type { Actor } from '../releases/release.policy.ts';

@TakesDeployTokens()
@Controller('api/release-paths')
export class ReleasePathsController {
  constructor(private readonly paths: PathsService) {}

  @Operation({
    summary: 'Which module has which addresses besides the shell’s own; for ops and deploy tokens',
    answer: z.array(ownedPathSchema),
    refusals: ['auth.forbidden'],
  })
  @Get()
  list(@CurrentActor() actor: Actor) {
    return this.paths.list(actor);
  }

  @Operation({
    summary: 'Gives addresses to a module, whoever had them before; for ops',
    answer: z.array(ownedPathSchema),
    refusals: ['auth.forbidden', 'release.path_taken', 'release.unsigned', 'release.wrong_signature'],
  })
  @Post()
  @HttpCode(200)
  move(@CurrentActor() actor: Actor, @Body({ schema: movePathSchema }) move: MovePath) {
    return this.paths.move(actor, move);
  }
}
