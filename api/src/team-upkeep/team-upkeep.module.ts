import { Module } from '@nestjs/common';
import { CollaborationsModule } from '../collaborations/collaborations.module.ts';
import { InterestsModule } from '../interests/interests.module.ts';
import { InvitesModule } from '../invites/invites.module.ts';
import { TeamUpkeep } from './team-upkeep.ts';

@Module({ imports: [CollaborationsModule, InterestsModule, InvitesModule], controllers: [], providers: [TeamUpkeep] })
export class TeamUpkeepModule {}
