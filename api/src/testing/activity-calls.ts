import type { Activity } from '@crewdeck/contract';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { anInvite } from './builders.ts';
import type { Person } from './people.ts';
import { runJobs } from './run-jobs.ts';
import type { TestApi } from './test-api.ts';

interface Scene {
  api: TestApi;
  owner: Person;
  person: Person;
  project: ProjectEntity;
}

/** What people read of others' activities, and what causes them. The project may be another one for each test. */
export function activityCalls(at: () => Scene) {
  const activitiesOf = async (reader: Person) => (await at().api.call<Activity[]>(reader, 'GET /api/activities')).body;
  return {
    activitiesOf,
    /** The kind and the person of each activity, for each reader. */
    told: async (...readers: Person[]) =>
      Promise.all(
        readers.map(async (reader) =>
          (await activitiesOf(reader)).map(({ kind, person: who }) => (who ? `${kind} ${who.name}` : kind)),
        ),
      ),
    invite: () => anInvite(at().api, at().project, { sender: at().owner, receiver: at().person }),
    keepUp: (api = at().api) =>
      runJobs(api, 'expire_invites', 'remind_of_invites', 'close_interests', 'tell_deadlines'),
  };
}
