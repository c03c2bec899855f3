import { inDays } from '../../src/testing/builders.ts';
import type { Row } from './row.ts';

const addedLink = () => ({ url: 'https://meet.example/crew' });
const note = () => ({ words: 'Words' });
const meetingTime = () => ({ startsAt: inDays(2), minutes: 30 });
const meeting = () => ({ title: 'Words', ...meetingTime() });

/** Calls of a team's room. For everybody else there is none, also where they see the project. */
export const TEAM_ROOM_ROWS: readonly Row[] = [
  {
    call: 'GET the links of a team',
    request: ({ project }) => `GET /api/projects/${project.id}/links`,
    statuses: [401, 401, 401, 404, 404, 404, 200, 200],
  },
  {
    call: 'GET the links of a team whose project is open to all',
    request: ({ openProject }) => `GET /api/projects/${openProject.id}/links`,
    statuses: [401, 401, 401, 404, 404, 404, 404, 200],
  },
  {
    call: 'POST a link of a team',
    request: ({ project }) => `POST /api/projects/${project.id}/links`,
    body: addedLink,
    statuses: [401, 401, 401, 403, 404, 404, 201, 201],
  },
  {
    call: 'POST a link of a team whose project is open to all',
    request: ({ openProject }) => `POST /api/projects/${openProject.id}/links`,
    body: addedLink,
    statuses: [401, 401, 401, 403, 404, 404, 404, 201],
  },
  {
    call: 'DELETE a link of a team',
    request: ({ project, teamLinkId }) => `DELETE /api/projects/${project.id}/links/${teamLinkId}`,
    statuses: [401, 401, 401, 403, 404, 404, 204, 204],
  },
  {
    call: 'GET the meetings of a team',
    request: ({ project }) => `GET /api/projects/${project.id}/meetings`,
    statuses: [401, 401, 401, 404, 404, 404, 200, 200],
  },
  {
    call: 'GET the meetings of a team whose project is open to all',
    request: ({ openProject }) => `GET /api/projects/${openProject.id}/meetings`,
    statuses: [401, 401, 401, 404, 404, 404, 404, 200],
  },
  {
    call: 'GET the file of a meeting of a team',
    request: ({ project, teamMeetingId }) => `GET /api/projects/${project.id}/meetings/${teamMeetingId}/calendar`,
    statuses: [401, 401, 401, 404, 404, 404, 200, 200],
  },
  {
    call: 'POST a meeting of a team',
    request: ({ project }) => `POST /api/projects/${project.id}/meetings`,
    body: meeting,
    statuses: [401, 401, 401, 403, 404, 404, 201, 201],
  },
  {
    call: 'POST a meeting of a team whose project is open to all',
    request: ({ openProject }) => `POST /api/projects/${openProject.id}/meetings`,
    body: meeting,
    statuses: [401, 401, 401, 403, 404, 404, 404, 201],
  },
  {
    call: 'PATCH a meeting of a member',
    request: ({ project, teamMeetingId }) => `PATCH /api/projects/${project.id}/meetings/${teamMeetingId}`,
    body: meetingTime,
    statuses: [401, 401, 401, 403, 404, 404, 200, 403],
  },
  {
    call: 'DELETE a meeting of a member',
    request: ({ project, teamMeetingId }) => `DELETE /api/projects/${project.id}/meetings/${teamMeetingId}`,
    statuses: [401, 401, 401, 403, 404, 404, 204, 403],
  },
  {
    call: 'PUT an answer to a meeting of a member',
    request: ({ project, teamMeetingId }) => `PUT /api/projects/${project.id}/meetings/${teamMeetingId}/answer`,
    body: () => ({ answer: 'declined', moves: 0 }),
    statuses: [401, 401, 401, 403, 404, 404, 200, 200],
  },
  {
    call: 'GET the notes of a team',
    request: ({ project }) => `GET /api/projects/${project.id}/notes`,
    statuses: [401, 401, 401, 404, 404, 404, 200, 200],
  },
  {
    call: 'GET the notes of a team whose project is open to all',
    request: ({ openProject }) => `GET /api/projects/${openProject.id}/notes`,
    statuses: [401, 401, 401, 404, 404, 404, 404, 200],
  },
  {
    call: 'POST a note for a team',
    request: ({ project }) => `POST /api/projects/${project.id}/notes`,
    body: note,
    statuses: [401, 401, 401, 403, 404, 404, 201, 201],
  },
  {
    call: 'POST a note for a team whose project is open to all',
    request: ({ openProject }) => `POST /api/projects/${openProject.id}/notes`,
    body: note,
    statuses: [401, 401, 401, 403, 404, 404, 404, 201],
  },
  {
    call: 'PATCH a note of a member',
    request: ({ project, teamNoteId }) => `PATCH /api/projects/${project.id}/notes/${teamNoteId}`,
    body: note,
    statuses: [401, 401, 401, 403, 404, 404, 200, 403],
  },
  {
    call: 'DELETE a note of a member',
    request: ({ project, teamNoteId }) => `DELETE /api/projects/${project.id}/notes/${teamNoteId}`,
    statuses: [401, 401, 401, 403, 404, 404, 204, 403],
  },
  {
    call: 'POST abuse-reports about a note of a member',
    request: () => 'POST /api/abuse-reports',
    body: ({ teamNoteId }) => ({ subject: { kind: 'note', id: teamNoteId }, category: 'harassment' }),
    statuses: [401, 401, 401, 403, 404, 404, 400, 201],
  },
];
