import type { BlockPerson } from '@crewdeck/contract';
import { blockedPersonSchema, blockPersonSchema, userReferenceSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { BlocksService } from './blocks.service.ts';

@Controller('api/blocks')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Operation({ summary: 'Whom the caller has blocked, the last first', answer: z.array(blockedPersonSchema) })
  @Get()
  list(@CurrentCaller() caller: Caller) {
    return this.blocks.list(caller);
  }

  @Operation({
    summary: 'Blocks a person, and withdraws what is open between the two',
    answer: blockedPersonSchema,
    refusals: ['user.profile_required', 'user.not_found', 'block.to_self'],
  })
  @Post()
  block(@CurrentCaller() caller: Caller, @Body({ schema: blockPersonSchema }) { userId }: BlockPerson) {
    return this.blocks.block(caller, userId);
  }

  @Operation({ summary: 'Blocks a person no more', answer: null, refusals: ['user.profile_required'] })
  @Delete(':userId')
  @HttpCode(204)
  unblock(@CurrentCaller() caller: Caller, @Param('userId', { schema: userReferenceSchema }) userId: string) {
    return this.blocks.unblock(caller, userId);
  }
}
