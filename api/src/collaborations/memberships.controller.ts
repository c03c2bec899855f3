import type { OfferHandover, RemoveMember, ValidCheckIn } from '@crewdeck/contract';
import { checkInSchema, entityIdSchema, offerHandoverSchema, removeMemberSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { MembershipsService } from './memberships.service.ts';

@Controller('api')
export class MembershipsController {
  constructor(private readonly memberships: MembershipsService) {}

  @Operation({
    summary: 'Leaves a team, as its member',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.owner_stays', 'project.not_member'],
  })
  @Post('projects/:id/leave')
  @HttpCode(204)
  leave(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.memberships.leave(caller, id);
  }

  @Operation({
    summary: 'Says that one is still with the team, as its member, and perhaps how much time one has from now on',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_member'],
  })
  @Post('projects/:id/check-ins')
  @HttpCode(204)
  checkIn(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: checkInSchema }) { commitment }: ValidCheckIn,
  ) {
    return this.memberships.checkIn(caller, id, commitment);
  }

  @Operation({
    summary: 'Removes a member from a team with a sentence that they get to read, as the owner',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_owner', 'project.member_not_found'],
  })
  @Post('projects/:id/removals')
  @HttpCode(204)
  remove(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: removeMemberSchema }) removal: RemoveMember,
  ) {
    return this.memberships.remove(caller, id, removal);
  }

  @Operation({
    summary: 'Asks a member to own the project from now on, as the owner',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.not_owner', 'project.member_not_found'],
  })
  @Put('projects/:id/handover')
  @HttpCode(204)
  offer(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: offerHandoverSchema }) { userId }: OfferHandover,
  ) {
    return this.memberships.offer(caller, id, userId);
  }

  @Operation({
    summary: 'Takes the offer of a project back as its owner, or declines it as the member who is asked',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.handover_not_found'],
  })
  @Delete('projects/:id/handover')
  @HttpCode(204)
  endOffer(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.memberships.endOffer(caller, id);
  }

  @Operation({
    summary: 'Takes a project over, as the member who is asked; the former owner becomes a member',
    answer: null,
    refusals: ['user.profile_required', 'project.not_found', 'project.handover_not_found'],
  })
  @Post('projects/:id/handover/acceptance')
  @HttpCode(204)
  accept(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.memberships.accept(caller, id);
  }
}
