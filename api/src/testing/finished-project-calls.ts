import type { Activity, ProjectPage } from '@crewdeck/contract';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** What people read of a project and do with it, which may be another one for each test. */
export function finishedProjectCalls(at: () => { api: TestApi; owner: Person; project: { id: string } }) {
  const path = () => `/api/projects/${at().project.id}` as const;
  return {
    path,
    setStatus: (status: string) => at().api.call(at().owner, `PATCH ${path()}`, { body: { status } }),
    page: async (reader: Person | null) => (await at().api.call<ProjectPage>(reader, `GET ${path()}`)).body,
    activitiesOf: async (reader: Person) => (await at().api.call<Activity[]>(reader, 'GET /api/activities')).body,
  };
}
