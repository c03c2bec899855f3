import type { Activity, TeamMeeting, TeamMeetings } from '@crewdeck/contract';
import { inDays } from './builders.ts';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

export type Proposal = { title?: string; startsAt?: string; minutes?: number; url?: string | null };

/** What people do with the meetings of a project, which may be another one for each test. */
export function meetingCalls(at: () => { api: TestApi; project: { id: string } }) {
  const meetings = () => `/api/projects/${at().project.id}/meetings` as const;
  return {
    meetings,
    propose: (by: Person, parts: Proposal = {}) =>
      at().api.call<TeamMeeting>(by, `POST ${meetings()}`, {
        body: { title: 'First meeting', startsAt: inDays(1), minutes: 60, ...parts },
      }),
    move: (by: Person, id: string, startsAt: string, minutes = 60) =>
      at().api.call<TeamMeeting>(by, `PATCH ${meetings()}/${id}`, { body: { startsAt, minutes } }),
    cancel: (by: Person, id: string) => at().api.call(by, `DELETE ${meetings()}/${id}`),
    answer: (by: Person, id: string, said: string, moves = 0) =>
      at().api.call<TeamMeeting>(by, `PUT ${meetings()}/${id}/answer`, { body: { answer: said, moves } }),
    read: async (reader: Person) => (await at().api.call<TeamMeetings>(reader, `GET ${meetings()}`)).body,
    activitiesOf: async (reader: Person) => (await at().api.call<Activity[]>(reader, 'GET /api/activities')).body,
    isOver: (id: string) =>
      at().api.database.query("UPDATE team_meetings SET starts_at = now() - interval '2 hours' WHERE id = $1", [id]),
  };
}

/** What each has answered, by the id of their profile. */
export const answersIn = ({ answers }: TeamMeeting) =>
  Object.fromEntries(answers.map(({ id, answer }) => [id, answer]));
