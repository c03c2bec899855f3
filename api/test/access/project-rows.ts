import { OPEN, OWNERS_ONLY, type Row } from './row.ts';

const anotherTitle = () => ({ title: 'Another title' });

/** Calls about projects and hackathons. */
export const PROJECT_ROWS: readonly Row[] = [
  { call: 'GET projects', request: () => 'GET /api/projects', statuses: OPEN },
  { call: 'GET projects by fit', request: () => 'GET /api/projects?sort=fit', statuses: OPEN },
  { call: 'GET hackathons', request: () => 'GET /api/hackathons', statuses: OPEN },
  {
    call: 'GET one hackathon',
    request: ({ hackathonId }) => `GET /api/hackathons/${hackathonId}`,
    statuses: OPEN,
  },
  {
    call: 'GET the projects of the owner',
    request: ({ owner }) => `GET /api/users/${owner.profileId}/projects`,
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
    call: 'PUT a cover of a project that is open to all, which is none',
    request: ({ openProject }) => `PUT /api/projects/${openProject.id}/cover`,
    body: () => ({}),
    statuses: [401, 401, 401, 403, 403, 403, 403, 400],
    ofOthers: [404, 403, 403],
  },
  {
    call: 'PUT a cover of a project, which is none',
    request: ({ project }) => `PUT /api/projects/${project.id}/cover`,
    body: () => ({}),
    statuses: [401, 401, 401, 404, 404, 403, 403, 400],
  },
  {
    call: 'DELETE the cover of a project',
    request: ({ project }) => `DELETE /api/projects/${project.id}/cover`,
    statuses: [401, 401, 401, 404, 404, 403, 403, 204],
  },
  {
    call: 'DELETE a project that is open to all',
    request: ({ openProject }) => `DELETE /api/projects/${openProject.id}`,
    statuses: [401, 401, 401, 403, 403, 403, 403, 204],
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
];
