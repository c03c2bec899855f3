import type { z } from 'zod';
import { abuseReportSchema, reportAbuseSchema } from './abuse-reports.schema.ts';
import { accountExportSchema } from './account.schema.ts';
import { activitySchema, readActivitiesSchema } from './activities.schema.ts';
import { blockedPersonSchema, blockPersonSchema } from './blocks.schema.ts';
import { calendarFileSchema, calendarSchema, comingUpSchema, createdCalendarSchema } from './calendar.schema.ts';
import { collaborationSchema } from './collaborations.schema.ts';
import { saveCreditSchema, saveResultSchema } from './finished-projects.schema.ts';
import { hackathonSchema } from './hackathons.schema.ts';
import {
  answerInterestSchema,
  askedProjectSchema,
  interestSchema,
  projectInterestSchema,
  showInterestSchema,
} from './interests.schema.ts';
import {
  answerInviteSchema,
  bulkInviteResultSchema,
  bulkInviteSchema,
  createInviteSchema,
  inviteSchema,
  invitesOfProjectSchema,
} from './invites.schema.ts';
import { matchingResultsSchema } from './matching-results.schema.ts';
import { checkInSchema, offerHandoverSchema, removeMemberSchema } from './memberships.schema.ts';
import { decideReportsSchema, listReportsQuerySchema, reportedSubjectSchema } from './moderation.schema.ts';
import {
  notificationSettingsSchema,
  saveNotificationSettingsSchema,
  unsubscribedSchema,
  unsubscribeLinkQuerySchema,
  unsubscribeLinkSchema,
  unsubscribeQuerySchema,
} from './notifications.schema.ts';
import { organiserEventSchema, organiserSchema } from './organisers.schema.ts';
import {
  announcementSchema,
  announceSchema,
  eventTeamSchema,
  exportedParticipantsSchema,
  listParticipantsQuerySchema,
  participantSchema,
  plannedTeamRoundSchema,
  planTeamRoundSchema,
  saveEventDetailsSchema,
  saveTeamSizesSchema,
} from './organising.schema.ts';
import { pageQuerySchema } from './paging.schema.ts';
import { pictureFileSchema, savedPictureSchema } from './pictures.schema.ts';
import { projectPageSchema } from './project-page.schema.ts';
import {
  createProjectSchema,
  listedProjectSchema,
  listProjectsQuerySchema,
  projectSchema,
  updateProjectSchema,
} from './projects.schema.ts';
import { endPushSubscriptionQuerySchema, pushSubscriptionSchema } from './push.schema.ts';
import { registryQuerySchema, registrySchema } from './registry.schema.ts';
import { createPreviewSchema, previewLinkSchema, previewSchema, signedLinkSchema } from './release-previews.schema.ts';
import { releaseReportsSchema } from './release-reports.schema.ts';
import {
  changeReleaseSchema,
  createDeployTokenSchema,
  createdDeployTokenSchema,
  deployTokenSchema,
  keptReleaseSchema,
  moduleStatusSchema,
  releaseEventSchema,
  releasesStatusSchema,
} from './releases.schema.ts';
import { sitemapEntrySchema, sitemapQuerySchema } from './sitemap.schema.ts';
import {
  addTeamLinkSchema,
  answerTeamMeetingSchema,
  moveTeamMeetingSchema,
  proposeTeamMeetingSchema,
  teamLinkSchema,
  teamMeetingSchema,
  teamMeetingsSchema,
  teamNoteSchema,
  writeTeamNoteSchema,
} from './team-room.schema.ts';
import {
  answerTeamProposalSchema,
  lookForTeamSchema,
  openedTeamRoundSchema,
  openTeamRoundSchema,
  saveWishesSchema,
  stopLookingQuerySchema,
  teamProposalSchema,
  teamSearchSchema,
  wishesSchema,
} from './team-search.schema.ts';
import {
  listedUserSchema,
  listUsersQuerySchema,
  personSchema,
  profileSchema,
  saveProfileSchema,
} from './users.schema.ts';
import {
  addWebhookSchema,
  createdWebhookSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookSecretSchema,
} from './webhooks.schema.ts';

interface Call {
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent from a call that answers nothing, as with 204. */
  answer?: z.ZodType;
  /** In place of `answer`: what each entry of a list is. */
  items?: z.ZodType;
}

/**
 * What clients call, by method and path (spec 7). A user id in a path is the profile id or the identity uid; it never grants
 * anything. Browsers import only its type: the schemas stay out of their bundles.
 */
export const calls = {
  'GET /api/abuse-reports': { query: listReportsQuerySchema, items: reportedSubjectSchema },
  'POST /api/abuse-reports': { body: reportAbuseSchema, answer: abuseReportSchema },
  'POST /api/abuse-reports/:kind/:id/decisions': { body: decideReportsSchema, answer: reportedSubjectSchema },
  'DELETE /api/account': {},
  'GET /api/account/calendar': { answer: calendarSchema },
  'POST /api/account/calendar': { answer: createdCalendarSchema },
  'DELETE /api/account/calendar': {},
  'GET /api/account/coming-up': { items: comingUpSchema },
  'GET /api/account/export': { answer: accountExportSchema },
  'GET /api/account/notifications': { answer: notificationSettingsSchema },
  'PUT /api/account/notifications': { body: saveNotificationSettingsSchema, answer: notificationSettingsSchema },
  'POST /api/account/push-subscriptions': { body: pushSubscriptionSchema },
  'DELETE /api/account/push-subscriptions': { query: endPushSubscriptionQuerySchema },
  'GET /api/activities': { query: pageQuerySchema, items: activitySchema },
  'PUT /api/activities/read': { body: readActivitiesSchema },
  'GET /api/blocks': { items: blockedPersonSchema },
  'POST /api/blocks': { body: blockPersonSchema, answer: blockedPersonSchema },
  'DELETE /api/blocks/:userId': {},
  'GET /api/calendar/:file': { answer: calendarFileSchema },
  'GET /api/deploy-tokens': { items: deployTokenSchema },
  'POST /api/deploy-tokens': { body: createDeployTokenSchema, answer: createdDeployTokenSchema },
  'DELETE /api/deploy-tokens/:id': {},
  'GET /api/hackathons': { query: pageQuerySchema, items: hackathonSchema },
  'GET /api/hackathons/:id': { answer: hackathonSchema },
  'GET /api/hackathons/:id/announcements': { items: announcementSchema },
  'POST /api/hackathons/:id/announcements': { body: announceSchema, answer: announcementSchema },
  'PUT /api/hackathons/:id/announcements/refusal': {},
  'DELETE /api/hackathons/:id/announcements/refusal': {},
  'PUT /api/hackathons/:id/cover': { body: pictureFileSchema, answer: savedPictureSchema },
  'DELETE /api/hackathons/:id/cover': {},
  'PUT /api/hackathons/:id/details': { body: saveEventDetailsSchema },
  'GET /api/hackathons/:id/matching-results': { answer: matchingResultsSchema },
  'GET /api/hackathons/:id/organiser-events': { query: pageQuerySchema, items: organiserEventSchema },
  'GET /api/hackathons/:id/organisers': { items: organiserSchema },
  'PUT /api/hackathons/:id/organisers/:userId': {},
  'DELETE /api/hackathons/:id/organisers/:userId': {},
  'GET /api/hackathons/:id/participants': { query: listParticipantsQuerySchema, items: participantSchema },
  'POST /api/hackathons/:id/participants/export': { answer: exportedParticipantsSchema },
  'POST /api/hackathons/:id/planned-rounds': { body: planTeamRoundSchema, answer: plannedTeamRoundSchema },
  'DELETE /api/hackathons/:id/planned-rounds/:roundId': {},
  'GET /api/hackathons/:id/calendar': { answer: calendarFileSchema },
  'POST /api/hackathons/:id/team-rounds': { body: openTeamRoundSchema, answer: openedTeamRoundSchema },
  'GET /api/hackathons/:id/team-search': { answer: teamSearchSchema },
  'PUT /api/hackathons/:id/team-search': { body: lookForTeamSchema },
  'DELETE /api/hackathons/:id/team-search': { query: stopLookingQuerySchema },
  'GET /api/hackathons/:id/team-search/wishes': { answer: wishesSchema },
  'PUT /api/hackathons/:id/team-search/wishes': { body: saveWishesSchema, answer: wishesSchema },
  'DELETE /api/hackathons/:id/team-search/email': {},
  'GET /api/hackathons/:id/teams': { query: pageQuerySchema, items: eventTeamSchema },
  'PUT /api/hackathons/:id/team-sizes': { body: saveTeamSizesSchema },
  'POST /api/interests': { body: showInterestSchema, answer: interestSchema },
  'PATCH /api/interests/:id': { body: answerInterestSchema },
  'DELETE /api/interests/:id': {},
  'GET /api/interests/user/:userId': { items: askedProjectSchema },
  'POST /api/invites': { body: createInviteSchema, answer: inviteSchema },
  'PATCH /api/invites/:id': { body: answerInviteSchema, answer: inviteSchema },
  'DELETE /api/invites/:id': {},
  'POST /api/invites/:id/reminder': {},
  'GET /api/invites/project/:projectId': { answer: invitesOfProjectSchema },
  'GET /api/invites/sent/:userId': { items: inviteSchema },
  'GET /api/invites/user/:userId': { items: inviteSchema },
  'GET /api/live': {},
  'GET /api/matching-results': { answer: matchingResultsSchema },
  'GET /api/projects': { query: listProjectsQuerySchema, items: listedProjectSchema },
  'POST /api/projects': { body: createProjectSchema, answer: projectSchema },
  'GET /api/projects/mine': { items: projectSchema },
  'GET /api/projects/:id': { answer: projectPageSchema },
  'PATCH /api/projects/:id': { body: updateProjectSchema, answer: projectSchema },
  'DELETE /api/projects/:id': {},
  'POST /api/projects/:id/check-ins': { body: checkInSchema },
  'PUT /api/projects/:id/cover': { body: pictureFileSchema, answer: savedPictureSchema },
  'DELETE /api/projects/:id/cover': {},
  'PUT /api/projects/:id/credit': { body: saveCreditSchema },
  'PUT /api/projects/:id/credits/:userId': {},
  'DELETE /api/projects/:id/credits/:userId': {},
  'PUT /api/projects/:id/handover': { body: offerHandoverSchema },
  'DELETE /api/projects/:id/handover': {},
  'POST /api/projects/:id/handover/acceptance': {},
  'GET /api/projects/:id/interests': { items: projectInterestSchema },
  'POST /api/projects/:id/invite': { body: bulkInviteSchema, answer: bulkInviteResultSchema },
  'POST /api/projects/:id/leave': {},
  'GET /api/projects/:id/links': { items: teamLinkSchema },
  'POST /api/projects/:id/links': { body: addTeamLinkSchema, answer: teamLinkSchema },
  'DELETE /api/projects/:id/links/:linkId': {},
  'GET /api/projects/:id/meetings': { answer: teamMeetingsSchema },
  'POST /api/projects/:id/meetings': { body: proposeTeamMeetingSchema, answer: teamMeetingSchema },
  'PATCH /api/projects/:id/meetings/:meetingId': { body: moveTeamMeetingSchema, answer: teamMeetingSchema },
  'DELETE /api/projects/:id/meetings/:meetingId': {},
  'PUT /api/projects/:id/meetings/:meetingId/answer': { body: answerTeamMeetingSchema, answer: teamMeetingSchema },
  'GET /api/projects/:id/meetings/:meetingId/calendar': { answer: calendarFileSchema },
  'GET /api/projects/:id/notes': { query: pageQuerySchema, items: teamNoteSchema },
  'POST /api/projects/:id/notes': { body: writeTeamNoteSchema, answer: teamNoteSchema },
  'PATCH /api/projects/:id/notes/:noteId': { body: writeTeamNoteSchema, answer: teamNoteSchema },
  'DELETE /api/projects/:id/notes/:noteId': {},
  'POST /api/projects/:id/removals': { body: removeMemberSchema },
  'PUT /api/projects/:id/result': { body: saveResultSchema },
  'GET /api/projects/:id/webhooks': { items: webhookSchema },
  'POST /api/projects/:id/webhooks': { body: addWebhookSchema, answer: createdWebhookSchema },
  'DELETE /api/projects/:id/webhooks/:webhookId': {},
  'GET /api/projects/:id/webhooks/:webhookId/deliveries': { items: webhookDeliverySchema },
  'POST /api/projects/:id/webhooks/:webhookId/secret': { answer: webhookSecretSchema },
  'POST /api/projects/:id/webhooks/:webhookId/tests': {},
  'GET /api/registry': { query: registryQuerySchema, answer: registrySchema },
  'POST /api/release-reports': { body: releaseReportsSchema },
  'GET /api/releases': { answer: releasesStatusSchema },
  'POST /api/releases/source-map-links': { answer: signedLinkSchema },
  'GET /api/releases/:module': { items: keptReleaseSchema },
  'POST /api/releases/:module/changes': { body: changeReleaseSchema, answer: moduleStatusSchema },
  'GET /api/releases/:module/events': { query: pageQuerySchema, items: releaseEventSchema },
  'GET /api/releases/:module/previews': { items: previewSchema },
  'POST /api/releases/:module/previews': { body: createPreviewSchema, answer: previewLinkSchema },
  'DELETE /api/releases/:module/previews/:id': {},
  'GET /api/sitemap': { query: sitemapQuerySchema, items: sitemapEntrySchema },
  'POST /api/team-proposals/:id/alternative': { answer: teamProposalSchema },
  'POST /api/team-proposals/:id/answer': { body: answerTeamProposalSchema, answer: teamProposalSchema },
  'GET /api/unsubscribe/link': { query: unsubscribeLinkQuerySchema, answer: unsubscribeLinkSchema },
  'POST /api/unsubscribe': { query: unsubscribeQuerySchema, answer: unsubscribedSchema },
  'GET /api/users': { query: listUsersQuerySchema, items: listedUserSchema },
  'POST /api/users': { body: saveProfileSchema, answer: profileSchema },
  'GET /api/users/firebase/:userId': { answer: profileSchema },
  'PATCH /api/users/firebase/:userId': { body: saveProfileSchema, answer: profileSchema },
  'GET /api/users/:userId': { answer: personSchema },
  'GET /api/users/:userId/collaborations': { items: collaborationSchema },
  'PUT /api/users/:userId/picture': { body: pictureFileSchema, answer: savedPictureSchema },
  'DELETE /api/users/:userId/picture': {},
  'GET /api/users/:userId/projects': { items: projectSchema },
} satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Call>;
