import { OPEN, OWNERS_ONLY, type Row } from './row.ts';

/** Calls by which teams form and part: invites, interest, memberships. */
export const TEAM_ROWS: readonly Row[] = [
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
    call: 'POST interests in a project that is open to all',
    request: () => 'POST /api/interests',
    body: ({ openProject }, { uid }) => ({ userId: uid, projectId: openProject.id }),
    statuses: [401, 401, 401, 403, 201, 201, 201, 400],
    ofOthers: [404, 409, 201],
  },
  {
    call: 'POST a reminder of an invite',
    request: ({ invite }) => `POST /api/invites/${invite.id}/reminder`,
    statuses: [401, 401, 401, 404, 404, 404, 404, 204],
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
    call: 'GET activities',
    request: () => 'GET /api/activities',
    statuses: [401, 401, 401, 200, 200, 200, 200, 200],
  },
  {
    // Nobody's but the caller's own are marked.
    call: 'PUT that activities are read',
    request: () => 'PUT /api/activities/read',
    body: ({ activityId }) => ({ ids: [activityId] }),
    statuses: [401, 401, 401, 204, 204, 204, 204, 204],
  },
  {
    call: 'POST that one leaves a project',
    request: ({ project }) => `POST /api/projects/${project.id}/leave`,
    statuses: [401, 401, 401, 403, 404, 403, 204, 409],
  },
  {
    call: 'POST that one is still with the team',
    request: ({ project }) => `POST /api/projects/${project.id}/check-ins`,
    statuses: [401, 401, 401, 403, 404, 403, 204, 403],
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
    // Nobody is asked: where somebody is, either ends it, which the specs of memberships say.
    call: 'DELETE a handover',
    request: ({ project }) => `DELETE /api/projects/${project.id}/handover`,
    statuses: [401, 401, 401, 403, 404, 404, 404, 404],
  },
  {
    call: 'POST that one takes a project over',
    request: ({ project }) => `POST /api/projects/${project.id}/handover/acceptance`,
    statuses: [401, 401, 401, 403, 404, 404, 404, 404],
  },
  {
    call: 'POST that one leaves a project that is open to all',
    request: ({ openProject }) => `POST /api/projects/${openProject.id}/leave`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 409],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'POST that one is still with the team of a project that is open to all',
    request: ({ openProject }) => `POST /api/projects/${openProject.id}/check-ins`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 403],
    ofOthers: [404, 403, 403],
  },
  {
    // Its owner hears that the person is not on the team; so also below.
    call: 'POST a removal in a project that is open to all',
    request: ({ openProject }) => `POST /api/projects/${openProject.id}/removals`,
    body: ({ member }) => ({ userId: member.uid, words: 'Words' }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 404],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'PUT a handover of a project that is open to all',
    request: ({ openProject }) => `PUT /api/projects/${openProject.id}/handover`,
    body: ({ member }) => ({ userId: member.uid }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 404],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'POST that one takes over a project that a member is asked for',
    request: ({ askedProject }) => `POST /api/projects/${askedProject.id}/handover/acceptance`,
    statuses: [401, 401, 401, 403, 404, 404, 204, 404],
  },
  {
    call: 'GET who looks for a team',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}/team-search`,
    statuses: OPEN,
  },
  {
    call: 'PUT that one looks for a team',
    request: ({ hackathonId }) => `PUT /api/hackathons/${hackathonId}/team-search`,
    body: () => ({}),
    statuses: [401, 401, 401, 403, 204, 204, 204, 204],
  },
  {
    // Its owner hears that it is made for no event.
    call: 'PUT that a project looks for a team',
    request: ({ hackathonId }) => `PUT /api/hackathons/${hackathonId}/team-search`,
    body: ({ project }) => ({ projectId: project.id }),
    statuses: [401, 401, 401, 403, 404, 403, 403, 409],
  },
  {
    call: 'DELETE that one looks for a team',
    request: ({ hackathonId }) => `DELETE /api/hackathons/${hackathonId}/team-search`,
    statuses: [401, 401, 401, 403, 204, 204, 204, 204],
  },
  {
    call: 'DELETE that a project looks for a team',
    request: ({ hackathonId, project }) => `DELETE /api/hackathons/${hackathonId}/team-search?projectId=${project.id}`,
    statuses: [401, 401, 401, 403, 404, 403, 403, 204],
  },
  {
    call: 'GET what one wishes for',
    request: ({ proposedAtId }) => `GET /api/hackathons/${proposedAtId}/team-search/wishes`,
    statuses: [401, 401, 401, 403, 200, 200, 200, 200],
  },
  {
    // Only the member and the owner look there.
    call: 'PUT what one wishes for',
    request: ({ proposedAtId }) => `PUT /api/hackathons/${proposedAtId}/team-search/wishes`,
    body: ({ invitee }) => ({ likes: [{ kind: 'person', id: invitee.profileId }], avoids: [] }),
    statuses: [401, 401, 401, 403, 409, 409, 200, 200],
  },
  {
    // Who does not exist for the owner.
    call: 'PUT that one avoids whom the owner has blocked',
    request: ({ proposedAtId }) => `PUT /api/hackathons/${proposedAtId}/team-search/wishes`,
    body: ({ blocked }) => ({ likes: [], avoids: [blocked.profileId] }),
    statuses: [401, 401, 401, 403, 409, 409, 200, 404],
  },
  {
    call: 'POST a round of teams',
    request: ({ hackathonId }) => `POST /api/hackathons/${hackathonId}/team-rounds`,
    body: () => ({ teamSize: 4 }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 201],
    ofOperators: [201, 401, 401],
  },
  {
    call: 'POST an answer to a team that is proposed to others',
    request: ({ proposalId }) => `POST /api/team-proposals/${proposalId}/answer`,
    body: () => ({ answer: 'yes' }),
    statuses: [401, 401, 401, 403, 404, 404, 200, 200],
  },
  {
    // There is none.
    call: 'POST that one chooses the other team',
    request: ({ proposalId }) => `POST /api/team-proposals/${proposalId}/alternative`,
    statuses: [401, 401, 401, 403, 404, 404, 409, 409],
  },
];
