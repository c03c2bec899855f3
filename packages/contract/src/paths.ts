const segment = encodeURIComponent;

/**
 * Paths of the API, relative to the origin that serves the page (spec 7). A user id in a path is the profile id or the
 * identity uid alike; it never grants anything.
 */
export const paths = {
  users: () => '/api/users',
  user: (userId: string) => `/api/users/${segment(userId)}`,
  userByUid: (uid: string) => `/api/users/firebase/${segment(uid)}`,
  userProjects: (userId: string) => `/api/users/${segment(userId)}/projects`,
  userCollaborations: (userId: string) => `/api/users/${segment(userId)}/collaborations`,
  projects: () => '/api/projects',
  myProjects: () => '/api/projects/mine',
  project: (projectId: string) => `/api/projects/${segment(projectId)}`,
  projectInvite: (projectId: string) => `/api/projects/${segment(projectId)}/invite`,
  invites: () => '/api/invites',
  invite: (inviteId: string) => `/api/invites/${segment(inviteId)}`,
  invitesOfProject: (projectId: string) => `/api/invites/project/${segment(projectId)}`,
  invitesReceivedBy: (userId: string) => `/api/invites/user/${segment(userId)}`,
  invitesSentBy: (userId: string) => `/api/invites/sent/${segment(userId)}`,
  interests: () => '/api/interests',
  interestsOf: (userId: string) => `/api/interests/user/${segment(userId)}`,
  hackathons: () => '/api/hackathons',
  hackathon: (hackathonId: string) => `/api/hackathons/${segment(hackathonId)}`,
  blocks: () => '/api/blocks',
  block: (userId: string) => `/api/blocks/${segment(userId)}`,
  abuseReports: () => '/api/abuse-reports',
  account: () => '/api/account',
  accountExport: () => '/api/account/export',
  sitemap: () => '/api/sitemap',
  registry: () => '/api/registry',
  releases: () => '/api/releases',
  releasesOf: (module: string) => `/api/releases/${segment(module)}`,
  release: (module: string, release: string) => `/api/releases/${segment(module)}/${segment(release)}`,
  releaseChanges: (module: string) => `/api/releases/${segment(module)}/changes`,
  releaseEvents: (module: string) => `/api/releases/${segment(module)}/events`,
  releasePreviews: (module: string) => `/api/releases/${segment(module)}/previews`,
  releasePreview: (module: string, id: string) => `/api/releases/${segment(module)}/previews/${segment(id)}`,
  sourceMapLinks: () => '/api/releases/source-map-links',
  releaseReports: () => '/api/release-reports',
  healthLive: () => '/api/health/live',
  healthReady: () => '/api/health/ready',
} as const;
