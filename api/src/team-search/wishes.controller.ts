import type { ValidSaveWishes } from '@crewdeck/contract';
import { entityIdSchema, saveWishesSchema, wishesSchema } from '@crewdeck/contract/schemas';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { Caller } from '../platform/auth/caller.ts';
import { CurrentCaller } from '../platform/auth/decorators.ts';
import { Operation } from '../platform/http/operation.decorator.ts';
import { Limited } from '../platform/limits/limited.ts';
import { WishesService } from './wishes.service.ts';

@Controller('api/hackathons/:id/team-search/wishes')
export class WishesController {
  constructor(private readonly wishes: WishesService) {}

  @Operation({
    summary: "Whom the caller wishes for as a team for a hackathon, and whom they'd avoid; nobody else reads it",
    answer: wishesSchema,
    refusals: ['user.profile_required', 'hackathon.not_found'],
  })
  @Get()
  get(@CurrentCaller() caller: Caller, @Param('id', { schema: entityIdSchema }) id: string) {
    return this.wishes.get(caller, id);
  }

  @Operation({
    summary: 'Replaces these, while the caller looks for a team there',
    answer: wishesSchema,
    refusals: [
      'user.profile_required',
      'hackathon.not_found',
      'team_search.not_looking',
      'user.not_found',
      'project.not_found',
    ],
  })
  @Limited('save wishes', { most: 20, perSeconds: 86_400 })
  @Put()
  save(
    @CurrentCaller() caller: Caller,
    @Param('id', { schema: entityIdSchema }) id: string,
    @Body({ schema: saveWishesSchema }) wishes: ValidSaveWishes,
  ) {
    return this.wishes.save(caller, id, wishes);
  }
}
