import { collaborationSchema, userReferenceSchema } from '@crewdeck/contract/schemas';
import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { CollaborationsService } from './collaborations.service.ts';

@Controller('api/users/:userId/collaborations')
export class CollaborationsController {
  constructor(private readonly collaborations: CollaborationsService) {}

  @Operation({
    summary: 'The teams that a person is a member of; their own only',
    answer: z.array(collaborationSchema),
    refusals: ['user.not_found'],
  })
  @Get()
  listOf(@CurrentCaller() caller: Caller, @Param('userId', { schema: userReferenceSchema }) userId: string) {
    return this.collaborations.listOf(caller, userId);
  }
}
