import type { CreateDeployToken } from '@crewdeck/contract';
import { createDeployTokenSchema, createdDeployTokenSchema, deployTokenSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { CurrentActor, TakesDeployTokens } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { DeployTokensService } from '../releases/deploy-tokens.service.ts';
import type { Actor } from '../releases/release.policy.ts';

/** A deploy token is told that it may not. */
@TakesDeployTokens()
@Controller('api/deploy-tokens')
export class DeployTokensController {
  constructor(private readonly tokens: DeployTokensService) {}

  @Operation({
    summary: 'Deploy tokens that are not revoked, without their secrets; for ops',
    answer: z.array(deployTokenSchema),
    refusals: ['auth.forbidden'],
  })
  @Get()
  list(@CurrentActor() actor: Actor) {
    return this.tokens.list(actor);
  }

  @Operation({
    summary: 'Makes a deploy token and shows its secret once; one of the same module and name is revoked; for ops',
    answer: createdDeployTokenSchema,
    refusals: ['auth.forbidden'],
  })
  @Post()
  create(@CurrentActor() actor: Actor, @Body({ schema: createDeployTokenSchema }) token: CreateDeployToken) {
    return this.tokens.create(actor, token);
  }

  @Operation({
    summary: 'Revokes a deploy token, from the next call on; for ops',
    answer: null,
    refusals: ['auth.forbidden', 'release.not_found'],
  })
  @Delete(':id')
  @HttpCode(204)
  revoke(@CurrentActor() actor: Actor, @Param('id', { schema: z.uuid() }) id: string) {
    return this.tokens.revoke(actor, id);
  }
}
