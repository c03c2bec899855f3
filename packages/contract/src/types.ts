import type { z } from 'zod';
import type { abuseReportSchema, reportAbuseSchema } from './abuse-reports.schema.ts';
import type { accountExportSchema } from './account.schema.ts';
import type { activitySchema, readActivitiesSchema } from './activities.schema.ts';
import type { blockedPersonSchema, blockPersonSchema } from './blocks.schema.ts';
import type { comingUpSchema } from './calendar.schema.ts';
import type { collaborationSchema } from './collaborations.schema.ts';
import type { errorBodySchema } from './errors.schema.ts';
import type {
  creditSchema,
  formerMemberSchema,
  projectResultSchema,
  saveCreditSchema,
  saveResultSchema,
} from './finished-projects.schema.ts';
import type { fitSchema } from './fit.schema.ts';
import type { hackathonSchema, importHackathonSchema } from './hackathons.schema.ts';
import type {
  answerInterestSchema,
  askedProjectSchema,
  interestSchema,
  projectInterestSchema,
  showInterestSchema,
} from './interests.schema.ts';
import type {
  answerInviteSchema,
  bulkInviteResultSchema,
  createInviteSchema,
  inviteForMemberSchema,
  invitePersonSchema,
  inviteSchema,
} from './invites.schema.ts';
import type { matchingResultSchema, rateSchema } from './matching-results.schema.ts';
import type { checkInSchema, offerHandoverSchema, removeMemberSchema } from './memberships.schema.ts';
import type { decideReportsSchema, listReportsQuerySchema, reportedSubjectSchema } from './moderation.schema.ts';
import type {
  notificationSettingsSchema,
  saveNotificationSettingsSchema,
  unsubscribedSchema,
  unsubscribeLinkQuerySchema,
  unsubscribeLinkSchema,
  unsubscribeQuerySchema,
} from './notifications.schema.ts';
import type { organiserEventSchema, organiserSchema } from './organisers.schema.ts';
import type {
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
  teamSizesSchema,
} from './organising.schema.ts';
import type { savedPictureSchema } from './pictures.schema.ts';
import type { projectPageSchema, projectViewerSchema, teamMemberSchema } from './project-page.schema.ts';
import type {
  collaboratorSchema,
  createProjectSchema,
  listedProjectSchema,
  listProjectsQuerySchema,
  projectSchema,
  updateProjectSchema,
} from './projects.schema.ts';
import type { endPushSubscriptionQuerySchema, pushSubscriptionSchema } from './push.schema.ts';
import type { channelSchema, registrySchema } from './registry.schema.ts';
import type {
  createPreviewSchema,
  developmentSchema,
  previewLinkSchema,
  previewSchema,
  signedLinkSchema,
} from './release-previews.schema.ts';
import type { releaseReportSchema, releaseReportsSchema } from './release-reports.schema.ts';
import type {
  changeReleaseSchema,
  createDeployTokenSchema,
  createdDeployTokenSchema,
  deployTokenSchema,
  edgeStatusSchema,
  keptReleaseSchema,
  moduleProblemSchema,
  moduleStatusSchema,
  publishedReleaseSchema,
  releaseEventSchema,
  releaseFailureSchema,
  releaseSummarySchema,
  releasesStatusSchema,
} from './releases.schema.ts';
import type { sitemapEntrySchema, sitemapQuerySchema } from './sitemap.schema.ts';
import type {
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
import type {
  answerTeamProposalSchema,
  lookForTeamSchema,
  openedTeamRoundSchema,
  openTeamRoundSchema,
  saveWishesSchema,
  teamProposalSchema,
  teamSearchSchema,
  wishesSchema,
} from './team-search.schema.ts';
import type {
  directoryUserSchema,
  featuredProjectSchema,
  listedUserSchema,
  listUsersQuerySchema,
  personFinishedProjectSchema,
  personProjectSchema,
  personSchema,
  personTeamSchema,
  profileSchema,
  profileSkillSchema,
  saveProfileSchema,
} from './users.schema.ts';
import type {
  addWebhookSchema,
  createdWebhookSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookSecretSchema,
} from './webhooks.schema.ts';

// Answers.
export type AbuseReport = z.infer<typeof abuseReportSchema>;
export type AccountExport = z.infer<typeof accountExportSchema>;
export type Activity = z.infer<typeof activitySchema>;
export type BlockedPerson = z.infer<typeof blockedPersonSchema>;
export type ComingUp = z.infer<typeof comingUpSchema>;
export type Collaboration = z.infer<typeof collaborationSchema>;
export type Collaborator = z.infer<typeof collaboratorSchema>;
export type BulkInviteResult = z.infer<typeof bulkInviteResultSchema>;
export type DirectoryUser = z.infer<typeof directoryUserSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type FeaturedProject = z.infer<typeof featuredProjectSchema>;
export type Fit = z.infer<typeof fitSchema>;
export type Hackathon = z.infer<typeof hackathonSchema>;
export type Interest = z.infer<typeof interestSchema>;
export type Invite = z.infer<typeof inviteSchema>;
export type ProjectInterest = z.infer<typeof projectInterestSchema>;
export type InviteForMember = z.infer<typeof inviteForMemberSchema>;
export type InvitePerson = z.infer<typeof invitePersonSchema>;
export type ListedProject = z.infer<typeof listedProjectSchema>;
export type ListedUser = z.infer<typeof listedUserSchema>;
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
export type UnsubscribeLink = z.infer<typeof unsubscribeLinkSchema>;
export type Unsubscribed = z.infer<typeof unsubscribedSchema>;
export type Person = z.infer<typeof personSchema>;
export type PersonProject = z.infer<typeof personProjectSchema>;
export type PersonTeam = z.infer<typeof personTeamSchema>;
export type PersonFinishedProject = z.infer<typeof personFinishedProjectSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type ProfileSkill = z.infer<typeof profileSkillSchema>;
export type Project = z.infer<typeof projectSchema>;
export type ProjectPage = z.infer<typeof projectPageSchema>;
export type ProjectViewer = z.infer<typeof projectViewerSchema>;
export type TeamMember = z.infer<typeof teamMemberSchema>;
export type OpenedTeamRound = z.infer<typeof openedTeamRoundSchema>;
export type TeamLink = z.infer<typeof teamLinkSchema>;
export type TeamMeeting = z.infer<typeof teamMeetingSchema>;
export type TeamMeetings = z.infer<typeof teamMeetingsSchema>;
export type Credit = z.infer<typeof creditSchema>;
export type FormerMember = z.infer<typeof formerMemberSchema>;
export type ProjectResult = z.infer<typeof projectResultSchema>;
export type SavedPicture = z.infer<typeof savedPictureSchema>;
export type TeamNote = z.infer<typeof teamNoteSchema>;
export type TeamProposal = z.infer<typeof teamProposalSchema>;
export type TeamSearch = z.infer<typeof teamSearchSchema>;
export type Wishes = z.infer<typeof wishesSchema>;
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;
export type Webhook = z.infer<typeof webhookSchema>;
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
export type Channel = z.infer<typeof channelSchema>;
export type KeptRelease = z.infer<typeof keptReleaseSchema>;
export type ModuleStatus = z.infer<typeof moduleStatusSchema>;
export type EdgeStatus = z.infer<typeof edgeStatusSchema>;
export type PreviewLink = z.infer<typeof previewLinkSchema>;
export type Preview = z.infer<typeof previewSchema>;
export type SignedLink = z.infer<typeof signedLinkSchema>;
export type PublishedRelease = z.infer<typeof publishedReleaseSchema>;
export type Registry = z.infer<typeof registrySchema>;
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;
export type ReleaseFailure = z.infer<typeof releaseFailureSchema>;
export type ModuleProblem = z.infer<typeof moduleProblemSchema>;
export type DeployToken = z.infer<typeof deployTokenSchema>;
export type CreatedDeployToken = z.infer<typeof createdDeployTokenSchema>;
export type CreateDeployToken = z.input<typeof createDeployTokenSchema>;
export type ReleaseSummary = z.infer<typeof releaseSummarySchema>;
export type Organiser = z.infer<typeof organiserSchema>;
export type OrganiserEvent = z.infer<typeof organiserEventSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type EventTeam = z.infer<typeof eventTeamSchema>;
export type ExportedParticipants = z.infer<typeof exportedParticipantsSchema>;
export type MatchingResult = z.infer<typeof matchingResultSchema>;
export type Rate = z.infer<typeof rateSchema>;
export type ParticipantState = Participant['state'];
export type Participant = z.infer<typeof participantSchema>;
export type PlannedTeamRound = z.infer<typeof plannedTeamRoundSchema>;
export type TeamSizes = z.infer<typeof teamSizesSchema>;
export type ReportedSubject = z.infer<typeof reportedSubjectSchema>;
export type ReleasesStatus = z.infer<typeof releasesStatusSchema>;

// What a client may send.
export type AddWebhook = z.input<typeof addWebhookSchema>;
export type AddTeamLink = z.input<typeof addTeamLinkSchema>;
export type AnswerTeamMeeting = z.input<typeof answerTeamMeetingSchema>;
export type MoveTeamMeeting = z.input<typeof moveTeamMeetingSchema>;
export type ProposeTeamMeeting = z.input<typeof proposeTeamMeetingSchema>;
export type SaveCredit = z.input<typeof saveCreditSchema>;
export type SaveResult = z.input<typeof saveResultSchema>;
export type WriteTeamNote = z.input<typeof writeTeamNoteSchema>;
export type AnswerTeamProposal = z.input<typeof answerTeamProposalSchema>;
export type AnswerInterest = z.input<typeof answerInterestSchema>;
export type CheckIn = z.input<typeof checkInSchema>;
export type OfferHandover = z.input<typeof offerHandoverSchema>;
export type RemoveMember = z.input<typeof removeMemberSchema>;
export type AnswerInvite = z.input<typeof answerInviteSchema>;
export type AskedProject = z.infer<typeof askedProjectSchema>;
export type BlockPerson = z.input<typeof blockPersonSchema>;
export type ChangeRelease = z.input<typeof changeReleaseSchema>;
export type Development = z.infer<typeof developmentSchema>;
export type CreatePreview = z.input<typeof createPreviewSchema>;
export type CreateProject = z.input<typeof createProjectSchema>;
export type ImportHackathon = z.input<typeof importHackathonSchema>;
export type ListProjectsQuery = z.input<typeof listProjectsQuerySchema>;
export type ListUsersQuery = z.input<typeof listUsersQuerySchema>;
export type PushSubscriptionData = z.input<typeof pushSubscriptionSchema>;
export type EndPushSubscriptionQuery = z.input<typeof endPushSubscriptionQuerySchema>;
export type ReadActivities = z.input<typeof readActivitiesSchema>;
export type ReleaseReport = z.input<typeof releaseReportSchema>;
export type ReleaseReports = z.input<typeof releaseReportsSchema>;
export type ReportAbuse = z.input<typeof reportAbuseSchema>;
export type DecideReports = z.input<typeof decideReportsSchema>;
export type UnsubscribeLinkQuery = z.input<typeof unsubscribeLinkQuerySchema>;
export type UnsubscribeQuery = z.input<typeof unsubscribeQuerySchema>;
export type SaveNotificationSettings = z.input<typeof saveNotificationSettingsSchema>;
export type SaveProfile = z.input<typeof saveProfileSchema>;
export type UpdateProject = z.input<typeof updateProjectSchema>;

// What the API works with once a request has been validated.
export type ValidChangeRelease = z.output<typeof changeReleaseSchema>;
export type ValidCheckIn = z.output<typeof checkInSchema>;
export type ValidAnswerInvite = z.output<typeof answerInviteSchema>;
export type ValidCreateInvite = z.output<typeof createInviteSchema>;
export type ValidCreateProject = z.output<typeof createProjectSchema>;
export type ValidImportHackathon = z.output<typeof importHackathonSchema>;
export type ValidListProjectsQuery = z.output<typeof listProjectsQuerySchema>;
export type ValidListUsersQuery = z.output<typeof listUsersQuerySchema>;
export type ValidDecideReports = z.output<typeof decideReportsSchema>;
export type ValidListReportsQuery = z.output<typeof listReportsQuerySchema>;
export type ValidReportAbuse = z.output<typeof reportAbuseSchema>;
export type ValidSitemapQuery = z.output<typeof sitemapQuerySchema>;
export type ValidSaveProfile = z.output<typeof saveProfileSchema>;
export type ValidAnswerTeamProposal = z.output<typeof answerTeamProposalSchema>;
export type ValidAnnounce = z.output<typeof announceSchema>;
export type ValidListParticipantsQuery = z.output<typeof listParticipantsQuerySchema>;
export type ValidPlanTeamRound = z.output<typeof planTeamRoundSchema>;
export type ValidSaveEventDetails = z.output<typeof saveEventDetailsSchema>;
export type ValidSaveTeamSizes = z.output<typeof saveTeamSizesSchema>;
export type ValidOpenTeamRound = z.output<typeof openTeamRoundSchema>;
export type ValidLookForTeam = z.output<typeof lookForTeamSchema>;
export type ValidSaveWishes = z.output<typeof saveWishesSchema>;
export type ValidShowInterest = z.output<typeof showInterestSchema>;
export type ValidSaveCredit = z.output<typeof saveCreditSchema>;
export type ValidSaveResult = z.output<typeof saveResultSchema>;
export type ValidUpdateProject = z.output<typeof updateProjectSchema>;
