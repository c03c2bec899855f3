import type { ValidListUsersQuery, ValidSaveProfile } from '@crewdeck/contract';
import {
  listedUserSchema,
  listUsersQuerySchema,
  personSchema,
  profileSchema,
  saveProfileSchema,
  userReferenceSchema,
} from '@crewdeck/contract/schemas';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller, Public } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { SaveProfileService } from './save-profile.service.ts';
import { UsersService } from './users.service.ts';

@Controller('api/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly saveProfile: SaveProfileService,
  ) {}

  @Operation({
    summary: 'The user directory, the newest first unless another order is asked for',
    answer: z.array(listedUserSchema),
    refusals: ['project.not_found'],
  })
  @Public()
  @Get()
  list(@CurrentCaller() caller: Caller | null, @Query({ schema: listUsersQuerySchema }) query: ValidListUsersQuery) {
    return this.users.list(caller, query);
  }

  @Operation({
    summary: "Creates the caller's profile",
    answer: profileSchema,
    refusals: ['user.identity_mismatch', 'user.already_exists', 'user.pause_too_long'],
  })
  @Post()
  create(@CurrentCaller() caller: Caller, @Body({ schema: saveProfileSchema }) input: ValidSaveProfile) {
    return this.saveProfile.create(caller, input);
  }

  @Operation({
    summary: 'One person, with the projects and teams of theirs that the caller may see',
    answer: personSchema,
    refusals: ['user.not_found'],
  })
  @Public()
  @Get(':userId')
  get(@CurrentCaller() caller: Caller | null, @Param('userId', { schema: userReferenceSchema }) userId: string) {
    return this.users.get(caller, userId);
  }

  @Operation({ summary: "The caller's own profile", answer: profileSchema, refusals: ['user.not_found'] })
  @Get('firebase/:userId')
  getOwn(@CurrentCaller() caller: Caller, @Param('userId', { schema: userReferenceSchema }) userId: string) {
    return this.users.getOwn(caller, userId);
  }

  @Operation({
    summary: "Changes what is sent of the caller's own profile",
    answer: profileSchema,
    refusals: ['user.not_found', 'user.identity_mismatch', 'user.pause_too_long'],
  })
  @Patch('firebase/:userId')
  update(
    @CurrentCaller() caller: Caller,
    @Param('userId', { schema: userReferenceSchema }) userId: string,
    @Body({ schema: saveProfileSchema }) input: ValidSaveProfile,
  ) {
    return this.saveProfile.update(caller, userId, input);
  }
}
