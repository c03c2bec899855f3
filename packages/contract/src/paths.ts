const segment = encodeURIComponent;

/*
 * Paths of the API, relative to the origin that serves the page (spec 7). A user id in a path is the profile id or the
 * identity uid alike; it never grants anything.
 */

export const users = () => '/api/users';
export const user = (userId: string) => `/api/users/${segment(userId)}`;
export const userByUid = (uid: string) => `/api/users/firebase/${segment(uid)}`;
export const userCollaborations = (userId: string) => `/api/users/${segment(userId)}/collaborations`;
export const projects = () => '/api/projects';
export const myProjects = () => '/api/projects/mine';
export const project = (projectId: string) => `/api/projects/${segment(projectId)}`;
export const projectInterests = (projectId: string) => `/api/projects/${segment(projectId)}/interests`;
export const projectLeave = (projectId: string) => `/api/projects/${segment(projectId)}/leave`;
export const projectRemovals = (projectId: string) => `/api/projects/${segment(projectId)}/removals`;
export const projectCheckIns = (projectId: string) => `/api/projects/${segment(projectId)}/check-ins`;
export const projectHandover = (projectId: string) => `/api/projects/${segment(projectId)}/handover`;
export const projectHandoverAcceptance = (projectId: string) =>
  `/api/projects/${segment(projectId)}/handover/acceptance`;
export const activities = () => '/api/activities';
export const readActivities = () => '/api/activities/read';
export const invites = () => '/api/invites';
export const invite = (inviteId: string) => `/api/invites/${segment(inviteId)}`;
export const invitesOfProject = (projectId: string) => `/api/invites/project/${segment(projectId)}`;
export const invitesReceivedBy = (userId: string) => `/api/invites/user/${segment(userId)}`;
export const invitesSentBy = (userId: string) => `/api/invites/sent/${segment(userId)}`;
export const interests = () => '/api/interests';
export const interest = (interestId: string) => `/api/interests/${segment(interestId)}`;
export const interestsOf = (userId: string) => `/api/interests/user/${segment(userId)}`;
export const hackathons = () => '/api/hackathons';
export const hackathon = (hackathonId: string) => `/api/hackathons/${segment(hackathonId)}`;
export const teamSearch = (hackathonId: string, projectId?: string) =>
  `/api/hackathons/${segment(hackathonId)}/team-search${projectId ? `?projectId=${segment(projectId)}` : ''}`;
export const teamRounds = (hackathonId: string) => `/api/hackathons/${segment(hackathonId)}/team-rounds`;
export const teamProposalAnswer = (proposalId: string) => `/api/team-proposals/${segment(proposalId)}/answer`;
export const blocks = () => '/api/blocks';
export const block = (userId: string) => `/api/blocks/${segment(userId)}`;
export const abuseReports = () => '/api/abuse-reports';
export const decisionsOn = (kind: string, id: string) => `/api/abuse-reports/${segment(kind)}/${segment(id)}/decisions`;
export const account = () => '/api/account';
export const accountExport = () => '/api/account/export';
export const accountNotifications = () => '/api/account/notifications';
export const pushSubscriptions = () => '/api/account/push-subscriptions';
export const live = () => '/api/live';
export const unsubscribe = (token: string, isFromAll: boolean) =>
  `/api/unsubscribe?token=${segment(token)}${isFromAll ? '&all=true' : ''}`;
export const sitemap = () => '/api/sitemap';
export const registry = () => '/api/registry';
export const releases = () => '/api/releases';
export const releasesOf = (module: string) => `/api/releases/${segment(module)}`;
export const releaseChanges = (module: string) => `/api/releases/${segment(module)}/changes`;
export const releaseEvents = (module: string) => `/api/releases/${segment(module)}/events`;
export const releasePreviews = (module: string) => `/api/releases/${segment(module)}/previews`;
export const releasePreview = (module: string, id: string) =>
  `/api/releases/${segment(module)}/previews/${segment(id)}`;
export const deployTokens = () => '/api/deploy-tokens';
export const deployToken = (id: string) => `/api/deploy-tokens/${segment(id)}`;
export const sourceMapLinks = () => '/api/releases/source-map-links';
export const releaseReports = () => '/api/release-reports';
