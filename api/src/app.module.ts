import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AbuseReportsModule } from './abuse-reports/abuse-reports.module.ts';
import { AccountModule } from './account/account.module.ts';
import { ActivitiesModule } from './activities/activities.module.ts';
import { AnnouncementsModule } from './announcements/announcements.module.ts';
import { BlocksModule } from './blocks/blocks.module.ts';
import { CollaborationsModule } from './collaborations/collaborations.module.ts';
import { CoversModule } from './covers/covers.module.ts';
import { databaseModule } from './database/database.module.ts';
import { entitiesOf } from './database/entities.decorator.ts';
import { FinishedProjectsModule } from './finished-projects/finished-projects.module.ts';
import { HackathonsModule } from './hackathons/hackathons.module.ts';
import { InterestsModule } from './interests/interests.module.ts';
import { InvitesModule } from './invites/invites.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { ListsModule } from './lists/lists.module.ts';
import { LiveModule } from './live/live.module.ts';
import { MatchingResultsModule } from './matching-results/matching-results.module.ts';
import { MessagesModule } from './messages/messages.module.ts';
import { OrganisersModule } from './organisers/organisers.module.ts';
import { PicturesModule } from './pictures/pictures.module.ts';
import { Authentication } from './platform/auth/authentication.ts';
import type { Config } from './platform/config/variables.ts';
import { platformModule } from './platform/platform.module.ts';
import { ProjectsModule } from './projects/projects.module.ts';
import { ReleaseGuardModule } from './release-guard/release-guard.module.ts';
import { ReleaseHealthModule } from './release-health/release-health.module.ts';
import { ReleaseOpsModule } from './release-ops/release-ops.module.ts';
import { ReleasesModule } from './releases/releases.module.ts';
import { SitemapModule } from './sitemap/sitemap.module.ts';
import { TeamRoomModule } from './team-room/team-room.module.ts';
import { TeamSearchModule } from './team-search/team-search.module.ts';
import { UsersModule } from './users/users.module.ts';

/** What the product is about, one module each. */
export const DOMAINS = [
  UsersModule,
  PicturesModule,
  ProjectsModule,
  InvitesModule,
  InterestsModule,
  CollaborationsModule,
  ActivitiesModule,
  HackathonsModule,
  TeamRoomModule,
  FinishedProjectsModule,
  OrganisersModule,
  CoversModule,
  TeamSearchModule,
  AnnouncementsModule,
  MatchingResultsModule,
  BlocksModule,
  AbuseReportsModule,
  SitemapModule,
  AccountModule,
  LiveModule,
  JobsModule,
  MessagesModule,
  ReleaseHealthModule,
  ReleasesModule,
  ReleaseOpsModule,
  ReleaseGuardModule,
];

export const ENTITIES = entitiesOf(DOMAINS);

@Module({})
class AppModule {}

export function appModule(config: Config): DynamicModule {
  const imports = [platformModule(config), databaseModule(ENTITIES), ListsModule, ...DOMAINS];
  return {
    module: AppModule,
    imports,
    providers: [{ provide: APP_GUARD, useClass: Authentication }],
  };
}
