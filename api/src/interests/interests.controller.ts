import type { ShowInterest } from '@crewdeck/contract';
import { showInterestSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/current-caller.decorator.ts';
import { InterestsService } from './interests.service.ts';

@Controller('api/interests')
export class InterestsController {
  constructor(private readonly interests: InterestsService) {}

  @Post()
  show(@CurrentCaller() caller: Caller, @Body({ schema: showInterestSchema }) input: ShowInterest) {
    return this.interests.show(caller, input);
  }

  @Get('user/:userId')
  listOf(@CurrentCaller() caller: Caller, @Param('userId') userId: string) {
    return this.interests.listOf(caller, userId);
  }
}
