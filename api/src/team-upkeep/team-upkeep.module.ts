import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities/activities.module.ts';
import { CollaborationsModule } from '../collaborations/collaborations.module.ts';
import { DeparturesModule } from '../departures/departures.module.ts';
import { InterestsModule } from '../interests/interests.module.ts';
import { InvitesModule } from '../invites/invites.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { QuotasModule } from '../quotas/quotas.module.ts';
import { TeamSearchModule } from '../team-search/team-search.module.ts';
import { TeamUpkeep } from './team-upkeep.ts';

@Module({
  imports: [
    ActivitiesModule,
    CollaborationsModule,
    DeparturesModule,
    InterestsModule,
    InvitesModule,
    ProjectsModule,
    QuotasModule,
    TeamSearchModule,
  ],
  controllers: [],
  providers: [TeamUpkeep],
})
export class TeamUpkeepModule {}
