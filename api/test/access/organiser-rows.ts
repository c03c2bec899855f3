import { inDays } from '../../src/testing/builders.ts';
import { OPEN, OPERATORS_ONLY, type Row } from './row.ts';

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
  {
    call: 'GET who takes part',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}/participants`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 200],
    ofOperators: [200, 401, 401],
  },
  {
    call: 'POST an export of who takes part',
    request: ({ hackathonId }) => `POST /api/hackathons/${hackathonId}/participants/export`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 200],
    ofOperators: [200, 401, 401],
  },
  {
    call: 'GET the teams of an event',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}/teams`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 200],
    ofOperators: [200, 401, 401],
  },
  {
    call: 'GET whether matching works at an event',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}/matching-results`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 200],
    ofOperators: [200, 401, 401],
  },
  {
    call: 'GET whether matching works',
    request: () => 'GET /api/matching-results',
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 401, 401],
  },
  {
    call: 'PUT the sizes of teams',
    request: ({ hackathonId }) => `PUT /api/hackathons/${hackathonId}/team-sizes`,
    body: () => ({ min: 2, max: 4 }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
    ofOperators: [204, 401, 401],
  },
  {
    call: 'PUT a cover of the hackathon, which is none',
    request: ({ hackathonId }) => `PUT /api/hackathons/${hackathonId}/cover`,
    body: () => ({}),
    statuses: [401, 401, 401, 403, 403, 403, 403, 400],
    ofOperators: [400, 401, 401],
  },
  {
    call: 'DELETE the cover of the hackathon',
    request: ({ hackathonId }) => `DELETE /api/hackathons/${hackathonId}/cover`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
    ofOperators: [204, 401, 401],
  },
  {
    call: 'PUT when and where an event is',
    request: ({ hackathonId }) => `PUT /api/hackathons/${hackathonId}/details`,
    body: () => ({ startsAt: null, endsAt: null, timeZone: null, deadline: null, location: 'Lisbon', prizes: null }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
    ofOperators: [204, 401, 401],
  },
  {
    call: 'POST a decision on the cover of the hackathon, which has none',
    request: ({ hackathonId }) => `POST /api/abuse-reports/hackathon/${hackathonId}/decisions`,
    body: () => ({ action: 'hide_picture', reason: 'Words' }),
    statuses: OPERATORS_ONLY,
    ofOperators: [409, 401, 401],
  },
  {
    call: 'POST a planned round',
    request: ({ hackathonId }) => `POST /api/hackathons/${hackathonId}/planned-rounds`,
    body: () => ({ opensAt: inDays(1), teamSize: 4 }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 201],
    ofOperators: [201, 401, 401],
  },
  {
    call: 'DELETE a planned round that there is not',
    request: ({ hackathonId }) =>
      `DELETE /api/hackathons/${hackathonId}/planned-rounds/00000000-0000-4000-8000-000000000000`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 404],
    ofOperators: [404, 401, 401],
  },
  {
    call: 'GET announcements',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}/announcements`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 200],
    ofOperators: [200, 401, 401],
  },
  {
    call: 'POST an announcement',
    request: ({ hackathonId }) => `POST /api/hackathons/${hackathonId}/announcements`,
    body: () => ({ words: 'Doors open at nine.' }),
    statuses: [401, 401, 401, 403, 403, 403, 403, 201],
    ofOperators: [201, 401, 401],
  },
  {
    call: 'DELETE that organisers see the email of the caller',
    request: ({ hackathonId }) => `DELETE /api/hackathons/${hackathonId}/team-search/email`,
    statuses: [401, 401, 401, 403, 204, 204, 204, 204],
  },
  {
    call: 'GET the calendar file of an event',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}/calendar`,
    statuses: OPEN,
  },
  {
    call: 'PUT that one refuses announcements',
    request: ({ hackathonId }) => `PUT /api/hackathons/${hackathonId}/announcements/refusal`,
    statuses: [401, 401, 401, 403, 204, 204, 204, 204],
  },
  {
    call: 'DELETE that one refuses announcements',
    request: ({ hackathonId }) => `DELETE /api/hackathons/${hackathonId}/announcements/refusal`,
    statuses: [401, 401, 401, 403, 204, 204, 204, 204],
  },
];
