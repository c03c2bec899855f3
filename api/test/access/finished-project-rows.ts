import type { Row } from './row.ts';

const result = () => ({ repositoryUrl: 'https://github.com/crew/map', place: 'First place' });
const credit = () => ({ words: 'The map' });

/** What came of completed projects, and who made them. The former member of the finished project is credited. */
export const FINISHED_PROJECT_ROWS: readonly Row[] = [
  {
    call: 'PUT the result of a finished project that is open to all',
    request: ({ finishedProject }) => `PUT /api/projects/${finishedProject.id}/result`,
    body: result,
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'PUT the result of a project that is not completed',
    request: ({ project }) => `PUT /api/projects/${project.id}/result`,
    body: result,
    statuses: [401, 401, 401, 403, 404, 403, 403, 409],
  },
  {
    call: 'PUT a credit of their own in a finished project',
    request: ({ finishedProject }) => `PUT /api/projects/${finishedProject.id}/credit`,
    body: credit,
    statuses: [401, 401, 401, 403, 404, 404, 204, 204],
    ofOthers: [404, 404, 204],
  },
  {
    call: 'PUT a credit of their own in a project that is not completed',
    request: ({ project }) => `PUT /api/projects/${project.id}/credit`,
    body: credit,
    statuses: [401, 401, 401, 403, 404, 404, 409, 409],
  },
  {
    call: 'PUT the credit of a former member',
    request: ({ finishedProject, former }) => `PUT /api/projects/${finishedProject.id}/credits/${former.uid}`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
    ofOthers: [404, 403, 403],
  },
  {
    // A member is credited without it, and is no former member.
    call: 'PUT the credit of a member',
    request: ({ finishedProject, member }) => `PUT /api/projects/${finishedProject.id}/credits/${member.uid}`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 404],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'DELETE the credit of a former member',
    request: ({ finishedProject, former }) => `DELETE /api/projects/${finishedProject.id}/credits/${former.uid}`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
    ofOthers: [404, 403, 403],
  },
];
