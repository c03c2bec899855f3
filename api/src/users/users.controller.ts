import type { ValidCreateProfile, ValidListUsersQuery, ValidUpdateProfile } from '@crewdeck/contract';
import { createProfileSchema, listUsersQuerySchema, updateProfileSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/current-caller.decorator.ts';
import { Public } from '../platform/auth/public.decorator.ts';
import { UsersService } from './users.service.ts';

@Controller('api/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Public()
  @Get()
  list(@CurrentCaller() caller: Caller | null, @Query({ schema: listUsersQuerySchema }) query: ValidListUsersQuery) {
    return this.users.list(caller, query);
  }

  @Post()
  create(@CurrentCaller() caller: Caller, @Body({ schema: createProfileSchema }) input: ValidCreateProfile) {
    return this.users.create(caller, input);
  }

  @Get('firebase/:userId')
  getOwn(@CurrentCaller() caller: Caller, @Param('userId') userId: string) {
    return this.users.getOwn(caller, userId);
  }

  @Patch('firebase/:userId')
  update(
    @CurrentCaller() caller: Caller,
    @Param('userId') userId: string,
    @Body({ schema: updateProfileSchema }) input: ValidUpdateProfile,
  ) {
    return this.users.update(caller, userId, input);
  }
}
