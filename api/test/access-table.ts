import type { Account } from '../src/testing/people.ts';
import { aRecord } from '../src/testing/release-builders.ts';
import type { Scenario } from '../src/testing/scenario.ts';
import type { TestApi } from '../src/testing/test-api.ts';

export const CALLERS = ['visitor', 'forged', 'expired', 'newcomer', 'stranger', 'invitee', 'member', 'owner'] as const;
/** Strangers of another kind: whom the owner has blocked, who is interested in the open project, who was on the team. */
export const OTHERS = ['blocked', 'interested', 'former'] as const;
/** Who decides what is live: ops, and squads' pipelines with a token for the module of the scenario or for another one. */
export const OPERATORS = ['ops', 'ownPipeline', 'otherPipeline'] as const;
export type Caller = (typeof CALLERS)[number] | (typeof OTHERS)[number] | (typeof OPERATORS)[number];
type Call = Parameters<TestApi['call']>[1];
type Statuses = readonly [number, number, number, number, number, number, number, number];
type OperatorStatuses = readonly [number, number, number];
type OtherStatuses = readonly [number, number, number];

export interface Row {
  readonly call: string;
  readonly request: (scenario: Scenario) => Call;
  readonly body?: (scenario: Scenario, caller: Account) => unknown;
  readonly statuses: Statuses;
  /** Left out: they are strangers like any other. */
  readonly ofOthers?: OtherStatuses;
  /** Left out: ops are people without a profile, and a deploy token is none. */
  readonly ofOperators?: OperatorStatuses;
}

const OPEN: Statuses = [200, 401, 401, 200, 200, 200, 200, 200];
const OWNERS_ONLY: Statuses = [401, 401, 401, 404, 404, 404, 404, 200];
const OPERATORS_ONLY: Statuses = [401, 401, 401, 403, 403, 403, 403, 403];
const anotherTitle = () => ({ title: 'Another title' });

/** Each call of the API, and the status that each kind of caller gets, in the order of {@link CALLERS} and {@link OPERATORS}. */
export const ROWS: readonly Row[] = [
  { call: 'GET registry', request: () => 'GET /api/registry', statuses: OPEN, ofOperators: [200, 200, 200] },
  {
    call: 'GET releases',
    request: () => 'GET /api/releases',
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 200],
  },
  {
    call: 'GET the releases of a module',
    request: ({ module }) => `GET /api/releases/${module}`,
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 200],
  },
  {
    call: 'GET the events of a module',
    request: ({ module }) => `GET /api/releases/${module}/events`,
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 200],
  },
  {
    call: 'POST a release of a module',
    request: () => 'POST /api/releases',
    body: ({ module }) => aRecord({ module }),
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 403],
  },
  {
    // Whoever may resume it hears that it is not stopped.
    call: 'POST changes of a module',
    request: ({ module }) => `POST /api/releases/${module}/changes`,
    body: () => ({ action: 'resume', expectedRevision: 1 }),
    statuses: OPERATORS_ONLY,
    ofOperators: [409, 409, 403],
  },
  {
    call: 'POST previews of a module',
    request: ({ module }) => `POST /api/releases/${module}/previews`,
    body: ({ release }) => ({ release }),
    statuses: OPERATORS_ONLY,
    ofOperators: [201, 201, 403],
  },
  {
    call: 'GET previews of a module',
    request: ({ module }) => `GET /api/releases/${module}/previews`,
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 200, 403],
  },
  {
    // Whoever may end it hears that there is none.
    call: 'DELETE a preview of a module',
    request: ({ module }) => `DELETE /api/releases/${module}/previews/00000000-0000-4000-8000-000000000000`,
    statuses: OPERATORS_ONLY,
    ofOperators: [404, 404, 403],
  },
  {
    call: 'POST source-map-links',
    request: () => 'POST /api/releases/source-map-links',
    statuses: OPERATORS_ONLY,
    ofOperators: [201, 403, 403],
  },
  {
    // Whoever may prune it hears that it is live.
    call: 'DELETE a release of a module',
    request: ({ module, release }) => `DELETE /api/releases/${module}/${release}`,
    statuses: OPERATORS_ONLY,
    ofOperators: [409, 409, 403],
  },
  { call: 'GET users', request: () => 'GET /api/users', statuses: OPEN },
  {
    call: 'GET one person',
    request: ({ owner }) => `GET /api/users/${owner.profileId}`,
    statuses: OPEN,
    ofOthers: [404, 200, 200],
  },
  {
    call: 'GET account/export',
    request: () => 'GET /api/account/export',
    statuses: [401, 401, 401, 200, 200, 200, 200, 200],
  },
  {
    call: 'DELETE account',
    request: () => 'DELETE /api/account',
    statuses: [401, 401, 401, 204, 204, 204, 204, 204],
  },
  { call: 'GET the sitemap', request: () => 'GET /api/sitemap?kind=people', statuses: OPEN },
  { call: 'GET blocks', request: () => 'GET /api/blocks', statuses: [401, 401, 401, 200, 200, 200, 200, 200] },
  {
    call: 'POST blocks',
    request: () => 'POST /api/blocks',
    body: ({ stranger }) => ({ userId: stranger.profileId }),
    statuses: [401, 401, 401, 403, 400, 201, 201, 201],
    ofOthers: [201, 201, 201],
  },
  {
    call: 'DELETE a block',
    request: ({ stranger }) => `DELETE /api/blocks/${stranger.profileId}`,
    statuses: [401, 401, 401, 204, 204, 204, 204, 204],
  },
  {
    call: 'POST abuse-reports about a project for invited people',
    request: () => 'POST /api/abuse-reports',
    body: ({ project }) => ({ subject: { kind: 'project', id: project.id }, category: 'spam' }),
    statuses: [401, 401, 401, 403, 404, 201, 201, 201],
  },
  {
    call: 'POST abuse-reports about the owner',
    request: () => 'POST /api/abuse-reports',
    body: ({ owner }) => ({ subject: { kind: 'person', id: owner.profileId }, category: 'other', words: 'Words' }),
    statuses: [401, 401, 401, 403, 201, 201, 201, 400],
  },
  { call: 'GET projects', request: () => 'GET /api/projects', statuses: OPEN },
  { call: 'GET health/live', request: () => 'GET /api/health/live', statuses: OPEN },
  { call: 'GET health/ready', request: () => 'GET /api/health/ready', statuses: OPEN },
  { call: 'GET hackathons', request: () => 'GET /api/hackathons', statuses: OPEN },
  {
    call: 'GET one hackathon',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}`,
    statuses: OPEN,
  },
  {
    call: 'POST release-reports',
    request: () => 'POST /api/release-reports',
    body: () => ({ reports: [{ module: 'mf-nowhere', release: '1.0.0-aaaaaaaa', outcome: 'ok' }] }),
    statuses: [204, 401, 401, 204, 204, 204, 204, 204],
  },
  {
    call: 'POST users',
    request: () => 'POST /api/users',
    body: () => ({ name: 'New' }),
    statuses: [401, 401, 401, 201, 409, 409, 409, 409],
  },
  {
    call: 'POST users with the uid of the owner',
    request: () => 'POST /api/users',
    body: ({ owner }) => ({ firebaseUid: owner.uid }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 409],
  },
  {
    call: 'GET the profile of the owner',
    request: ({ owner }) => `GET /api/users/firebase/${owner.uid}`,
    statuses: OWNERS_ONLY,
  },
  {
    call: 'PATCH the profile of the owner',
    request: ({ owner }) => `PATCH /api/users/firebase/${owner.profileId}`,
    body: () => ({ bio: 'Changed' }),
    statuses: OWNERS_ONLY,
  },
  {
    call: 'GET the projects of the owner',
    request: ({ owner }) => `GET /api/users/${owner.profileId}/projects`,
    statuses: OWNERS_ONLY,
  },
  {
    call: 'GET the collaborations of the owner',
    request: ({ owner }) => `GET /api/users/${owner.uid}/collaborations`,
    statuses: OWNERS_ONLY,
  },
  {
    call: 'GET the invites received by the owner',
    request: ({ owner }) => `GET /api/invites/user/${owner.uid}`,
    statuses: OWNERS_ONLY,
  },
  {
    call: 'GET the invites sent by the owner',
    request: ({ owner }) => `GET /api/invites/sent/${owner.profileId}`,
    statuses: OWNERS_ONLY,
  },
  {
    call: 'GET the interests of the owner',
    request: ({ owner }) => `GET /api/interests/user/${owner.uid}`,
    statuses: OWNERS_ONLY,
  },
  {
    call: 'GET projects/mine',
    request: () => 'GET /api/projects/mine',
    statuses: [401, 401, 401, 200, 200, 200, 200, 200],
  },
  {
    call: 'GET a project for invited people',
    request: ({ project }) => `GET /api/projects/${project.id}`,
    statuses: [404, 401, 401, 404, 404, 200, 200, 200],
  },
  {
    call: 'GET a project that is open to all',
    request: ({ openProject }) => `GET /api/projects/${openProject.id}`,
    statuses: OPEN,
    ofOthers: [404, 200, 200],
  },
  {
    call: 'PATCH a project that is open to all',
    request: ({ openProject }) => `PATCH /api/projects/${openProject.id}`,
    body: () => ({ status: 'Archived' }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 200],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'DELETE a project that is open to all',
    request: ({ openProject }) => `DELETE /api/projects/${openProject.id}`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'GET the invites of a project that is open to all',
    request: ({ openProject }) => `GET /api/invites/project/${openProject.id}`,
    statuses: OWNERS_ONLY,
  },
  {
    call: 'POST invites to a project that is open to all',
    request: () => 'POST /api/invites',
    body: ({ openProject, stranger }) => ({ projectId: openProject.id, receiverId: stranger.uid, role: 'Tester' }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 201],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'POST projects',
    request: () => 'POST /api/projects',
    body: anotherTitle,
    statuses: [401, 401, 401, 403, 201, 201, 201, 201],
  },
  {
    call: 'PATCH a project',
    request: ({ project }) => `PATCH /api/projects/${project.id}`,
    body: anotherTitle,
    statuses: [401, 401, 401, 404, 404, 403, 403, 200],
  },
  {
    call: 'DELETE a project',
    request: ({ project }) => `DELETE /api/projects/${project.id}`,
    statuses: [401, 401, 401, 404, 404, 403, 403, 204],
  },
  {
    call: 'POST invites',
    request: () => 'POST /api/invites',
    body: ({ project, stranger }) => ({ projectId: project.id, receiverId: stranger.profileId, role: 'Tester' }),
    statuses: [401, 401, 401, 403, 404, 403, 403, 201],
  },
  {
    call: 'POST the invites of a project',
    request: ({ project }) => `POST /api/projects/${project.id}/invite`,
    body: ({ stranger }) => ({ userIds: [stranger.uid] }),
    statuses: [401, 401, 401, 403, 404, 403, 403, 201],
  },
  {
    call: 'GET the invites of a project',
    request: ({ project }) => `GET /api/invites/project/${project.id}`,
    statuses: [401, 401, 401, 404, 404, 404, 200, 200],
  },
  {
    call: 'PATCH an invite',
    request: ({ invite }) => `PATCH /api/invites/${invite.id}`,
    body: () => ({ status: 'declined' }),
    statuses: [401, 401, 401, 404, 404, 200, 404, 404],
  },
  {
    call: 'PATCH an invite to accept it',
    request: ({ invite }) => `PATCH /api/invites/${invite.id}`,
    body: () => ({ status: 'accepted' }),
    statuses: [401, 401, 401, 404, 404, 200, 404, 404],
  },
  {
    call: 'POST interests',
    request: () => 'POST /api/interests',
    body: ({ project }, { uid }) => ({ userId: uid, projectId: project.id }),
    statuses: [401, 401, 401, 403, 404, 409, 409, 400],
  },
  {
    call: 'POST interests in the name of the owner',
    request: () => 'POST /api/interests',
    body: ({ project, owner }) => ({ userId: owner.profileId, projectId: project.id }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 400],
  },
  {
    call: 'DELETE an invite',
    request: ({ invite }) => `DELETE /api/invites/${invite.id}`,
    statuses: [401, 401, 401, 404, 404, 404, 404, 204],
  },
  {
    call: 'DELETE an interest',
    request: ({ interestId }) => `DELETE /api/interests/${interestId}`,
    statuses: [401, 401, 401, 404, 404, 404, 404, 404],
    ofOthers: [404, 204, 404],
  },
  {
    call: 'PATCH an interest',
    request: ({ interestId }) => `PATCH /api/interests/${interestId}`,
    body: () => ({ status: 'not_now' }),
    statuses: [401, 401, 401, 404, 404, 404, 404, 204],
  },
  {
    call: 'GET who is interested in a project that is open to all',
    request: ({ openProject }) => `GET /api/projects/${openProject.id}/interests`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 200],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'GET partings',
    request: () => 'GET /api/partings',
    statuses: [401, 401, 401, 200, 200, 200, 200, 200],
  },
  {
    call: 'POST that one leaves a project',
    request: ({ project }) => `POST /api/projects/${project.id}/leave`,
    statuses: [401, 401, 401, 403, 404, 403, 204, 409],
  },
  {
    call: 'POST the removal of a member',
    request: ({ project }) => `POST /api/projects/${project.id}/removals`,
    body: ({ member }) => ({ userId: member.uid, words: 'Words' }),
    statuses: [401, 401, 401, 403, 404, 403, 403, 204],
  },
  {
    call: 'PUT a handover',
    request: ({ project }) => `PUT /api/projects/${project.id}/handover`,
    body: ({ member }) => ({ userId: member.uid }),
    statuses: [401, 401, 401, 403, 404, 403, 403, 204],
  },
  {
    // Nobody is asked: what happens where somebody is, the specs of memberships say.
    call: 'DELETE a handover',
    request: ({ project }) => `DELETE /api/projects/${project.id}/handover`,
    statuses: [401, 401, 401, 403, 404, 404, 404, 404],
  },
  {
    call: 'POST that one takes a project over',
    request: ({ project }) => `POST /api/projects/${project.id}/handover/acceptance`,
    statuses: [401, 401, 401, 403, 404, 404, 404, 404],
  },
];
