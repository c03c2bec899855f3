import { Controller, Get, Param } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/current-caller.decorator.ts';
import { CollaborationsService } from './collaborations.service.ts';

@Controller('api/users/:userId/collaborations')
export class CollaborationsController {
  constructor(private readonly collaborations: CollaborationsService) {}

  @Get()
  listOf(@CurrentCaller() caller: Caller, @Param('userId') userId: string) {
    return this.collaborations.listOf(caller, userId);
  }
}
