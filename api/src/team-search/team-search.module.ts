import { Module } from '@nestjs/common';
import { Entities } from '../database/entities.decorator.ts';
import { HackathonsModule } from '../hackathons/hackathons.module.ts';
import { InvitesModule } from '../invites/invites.module.ts';
import { OrganisersModule } from '../organisers/organisers.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AlternativesRepository } from './alternatives.repository.ts';
import { AnswerProposalService } from './answer-proposal.service.ts';
import { BreaksRepository } from './breaks.repository.ts';
import { ChooseAlternativeService } from './choose-alternative.service.ts';
import { EndProposalsService } from './end-proposals.service.ts';
import { EventCalendarController } from './event-calendar.controller.ts';
import { EventCalendarService } from './event-calendar.service.ts';
import { EventTeamsController } from './event-teams.controller.ts';
import { EventTeamsRepository } from './event-teams.repository.ts';
import { EventTeamsService } from './event-teams.service.ts';
import { FormTeamService } from './form-team.service.ts';
import { HindranceRepository } from './hindrance.repository.ts';
import { HoldSeekerService } from './hold-seeker.service.ts';
import { OrganiseRoundsController } from './organise-rounds.controller.ts';
import { OrganiseRoundsService } from './organise-rounds.service.ts';
import { ParticipantsController } from './participants.controller.ts';
import { ParticipantsRepository } from './participants.repository.ts';
import { ParticipantsService } from './participants.service.ts';
import { PastAnswersRepository } from './past-answers.repository.ts';
import { PlaceSeekersService } from './place-seekers.service.ts';
import { PlacingRepository } from './placing.repository.ts';
import { PlannedRoundsRepository } from './planned-rounds.repository.ts';
import { PlannedTeamRoundEntity } from './planned-team-round.entity.ts';
import { RunsRepository } from './runs.repository.ts';
import { SeekersReader } from './seekers-reader.ts';
import { TeamProposalEntity } from './team-proposal.entity.ts';
import { TeamProposalPartEntity } from './team-proposal-part.entity.ts';
import { TeamProposalsRepository } from './team-proposals.repository.ts';
import { TeamRoundEntity } from './team-round.entity.ts';
import { TeamRoundsService } from './team-rounds.service.ts';
import { TeamSearchController } from './team-search.controller.ts';
import { TeamSearchEntity } from './team-search.entity.ts';
import { TeamSearchRepository } from './team-search.repository.ts';
import { TeamSearchService } from './team-search.service.ts';
import { WishesController } from './wishes.controller.ts';
import { WishesRepository } from './wishes.repository.ts';
import { WishesService } from './wishes.service.ts';

const REPOSITORIES = [
  TeamSearchRepository,
  HindranceRepository,
  TeamProposalsRepository,
  PlacingRepository,
  RunsRepository,
  PastAnswersRepository,
  BreaksRepository,
  ParticipantsRepository,
  EventTeamsRepository,
  PlannedRoundsRepository,
  WishesRepository,
  AlternativesRepository,
];
const SERVICES = [
  TeamSearchService,
  HoldSeekerService,
  TeamRoundsService,
  EndProposalsService,
  SeekersReader,
  PlaceSeekersService,
  AnswerProposalService,
  ChooseAlternativeService,
  FormTeamService,
  EventCalendarService,
  OrganiseRoundsService,
  ParticipantsService,
  EventTeamsService,
  WishesService,
];

@Entities(PlannedTeamRoundEntity, TeamSearchEntity, TeamRoundEntity, TeamProposalEntity, TeamProposalPartEntity)
@Module({
  imports: [HackathonsModule, InvitesModule, OrganisersModule, ProjectsModule, UsersModule],
  controllers: [
    TeamSearchController,
    WishesController,
    EventCalendarController,
    OrganiseRoundsController,
    ParticipantsController,
    EventTeamsController,
  ],
  providers: [...SERVICES, ...REPOSITORIES],
  exports: [ParticipantsService, TeamRoundsService],
})
export class TeamSearchModule {}
