import { againstBare } from '../api/against-bare.ts';

/** The first page of the project list, 50 projects with their teams, for visitors. */
export const projectList = againstBare('project-list', async () => [{ path: '/api/projects?limit=50' }]);
