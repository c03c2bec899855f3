import { PROJECTS, throughput, throughputServers } from '../api/throughput.ts';
import type { Figure } from '../figure.ts';

/** The first page of the project list, 50 projects with their teams, for visitors. */
export const projectList: Figure = {
  name: 'project-list',
  unit: 'requests/s',
  goal: { of: 'ratio', atLeast: 0.9 },
  limitMinutes: 1.5,
  sides: async (workshop) => {
    const { api, bare } = await throughputServers(workshop);
    return { ours: throughput(api, [PROJECTS]), baseline: throughput(bare, [PROJECTS]) };
  },
};
