import { OPERATORS_ONLY, type Row } from './row.ts';

/** Calls by which the owner, an organiser, and ops run a hackathon. */
export const ORGANISER_ROWS: readonly Row[] = [
  {
    call: 'GET the organisers',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}/organisers`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 200],
    ofOperators: [200, 401, 401],
  },
  {
    call: 'PUT an organiser',
    request: ({ hackathonId, member }) => `PUT /api/hackathons/${hackathonId}/organisers/${member.uid}`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
    ofOperators: [204, 401, 401],
  },
  {
    // Who does not exist for the organiser.
    call: 'PUT an organiser whom the owner has blocked',
    request: ({ hackathonId, blocked }) => `PUT /api/hackathons/${hackathonId}/organisers/${blocked.uid}`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 404],
    ofOperators: [204, 401, 401],
  },
  {
    call: 'DELETE an organiser who is none',
    request: ({ hackathonId, stranger }) => `DELETE /api/hackathons/${hackathonId}/organisers/${stranger.profileId}`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 404],
    ofOperators: [404, 401, 401],
  },
  {
    call: 'GET what organisers did',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}/organiser-events`,
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 401, 401],
  },
];
