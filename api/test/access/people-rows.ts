import { aPushSubscription } from '../../src/testing/push-service.ts';
import { OPEN, OPERATORS_ONLY, OWNERS_ONLY, type Row } from './row.ts';

/** Calls about people: profiles, accounts, blocks and reports of abuse. */
export const PEOPLE_ROWS: readonly Row[] = [
  { call: 'GET users', request: () => 'GET /api/users', statuses: OPEN },
  { call: 'GET users by fit', request: () => 'GET /api/users?sort=fit', statuses: OPEN },
  {
    call: 'GET users by how well they fit a project',
    request: ({ openProject }) => `GET /api/users?sort=fit&project=${openProject.id}`,
    statuses: [200, 401, 401, 200, 404, 404, 404, 200],
  },
  {
    call: 'GET users by how well they fit a project for invited people',
    request: ({ project }) => `GET /api/users?sort=fit&project=${project.id}`,
    statuses: [200, 401, 401, 200, 404, 404, 200, 200],
  },
  {
    call: 'GET one person',
    request: ({ owner }) => `GET /api/users/${owner.profileId}`,
    statuses: OPEN,
    ofOthers: [404, 200, 200],
  },
  {
    call: 'GET a picture that nobody shows',
    request: () => `GET /api/pictures/${'x'.repeat(43)}.webp`,
    statuses: [404, 401, 401, 404, 404, 404, 404, 404],
  },
  {
    call: 'PUT a picture of the owner, which is none',
    request: ({ owner }) => `PUT /api/users/${owner.profileId}/picture`,
    body: () => ({}),
    statuses: [401, 401, 401, 404, 404, 404, 404, 400],
  },
  {
    call: 'DELETE the picture of the owner',
    request: ({ owner }) => `DELETE /api/users/${owner.profileId}/picture`,
    statuses: [401, 401, 401, 404, 404, 404, 404, 204],
  },
  {
    call: 'GET account/export',
    request: () => 'GET /api/account/export',
    statuses: [401, 401, 401, 200, 200, 200, 200, 200],
  },
  {
    call: 'GET account/calendar',
    request: () => 'GET /api/account/calendar',
    statuses: [401, 401, 401, 200, 200, 200, 200, 200],
  },
  {
    call: 'GET account/coming-up',
    request: () => 'GET /api/account/coming-up',
    statuses: [401, 401, 401, 403, 200, 200, 200, 200],
  },
  {
    call: 'POST account/calendar',
    request: () => 'POST /api/account/calendar',
    statuses: [401, 401, 401, 403, 201, 201, 201, 201],
  },
  {
    call: 'DELETE account/calendar',
    request: () => 'DELETE /api/account/calendar',
    statuses: [401, 401, 401, 204, 204, 204, 204, 204],
  },
  {
    call: 'GET the calendar of the member, whose secret is in the address',
    request: ({ calendarPath }) => `GET ${calendarPath}`,
    statuses: OPEN,
  },
  {
    call: 'GET a calendar by a secret that nobody has',
    request: () => 'GET /api/calendar/none.ics',
    statuses: [404, 401, 401, 404, 404, 404, 404, 404],
  },
  {
    call: 'POST account/push-subscriptions',
    request: () => 'POST /api/account/push-subscriptions',
    body: () => aPushSubscription(),
    statuses: [401, 401, 401, 403, 204, 204, 204, 204],
  },
  {
    call: 'DELETE account/push-subscriptions',
    request: () => 'DELETE /api/account/push-subscriptions?endpoint=https%3A%2F%2Fpush.test%2Fone',
    statuses: [401, 401, 401, 204, 204, 204, 204, 204],
  },
  {
    call: 'DELETE account',
    request: () => 'DELETE /api/account',
    statuses: [401, 401, 401, 204, 204, 204, 204, 204],
  },
  {
    call: 'GET account/notifications',
    request: () => 'GET /api/account/notifications',
    statuses: [401, 401, 401, 403, 200, 200, 200, 200],
  },
  {
    call: 'PUT account/notifications',
    request: () => 'PUT /api/account/notifications',
    body: () => ({ mail: { refused: ['team'] }, push: { refused: [] } }),
    statuses: [401, 401, 401, 403, 200, 200, 200, 200],
  },
  { call: 'GET live', request: () => 'GET /api/live', statuses: [401, 401, 401, 200, 200, 200, 200, 200] },
  {
    call: 'POST unsubscribe with what no mail says',
    request: () => 'POST /api/unsubscribe?token=x',
    statuses: [400, 401, 401, 400, 400, 400, 400, 400],
    ofOperators: [400, 401, 401],
  },
  {
    call: 'GET unsubscribe/link',
    request: () => 'GET /api/unsubscribe/link?token=x',
    statuses: [200, 401, 401, 200, 200, 200, 200, 200],
    ofOperators: [200, 401, 401],
  },
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
    call: 'POST abuse-reports about a project that is open to all',
    request: () => 'POST /api/abuse-reports',
    body: ({ openProject }) => ({ subject: { kind: 'project', id: openProject.id }, category: 'spam' }),
    statuses: [401, 401, 401, 403, 201, 201, 201, 201],
    ofOthers: [404, 201, 201],
  },
  {
    call: 'POST abuse-reports about the owner',
    request: () => 'POST /api/abuse-reports',
    body: ({ owner }) => ({ subject: { kind: 'person', id: owner.profileId }, category: 'other', words: 'Words' }),
    statuses: [401, 401, 401, 403, 201, 201, 201, 400],
  },
  {
    call: 'POST abuse-reports about an invite',
    request: () => 'POST /api/abuse-reports',
    body: ({ invite }) => ({ subject: { kind: 'invite', id: invite.id }, category: 'harassment' }),
    statuses: [401, 401, 401, 403, 404, 201, 404, 404],
  },
  {
    call: 'GET abuse-reports',
    request: () => 'GET /api/abuse-reports',
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 401, 401],
  },
  {
    call: 'POST a decision on reports of the owner',
    request: ({ owner }) => `POST /api/abuse-reports/person/${owner.profileId}/decisions`,
    body: () => ({ action: 'hide', reason: 'Words' }),
    statuses: OPERATORS_ONLY,
    ofOperators: [200, 401, 401],
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
];
