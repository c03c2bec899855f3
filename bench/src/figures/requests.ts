import { PROJECTS, throughput, throughputServers, unchanged } from '../api/throughput.ts';
import type { Figure } from '../figure.ts';

/** The first page of the project list, 50 projects with their teams, for visitors. */
export const projectList: Figure = {
  name: 'project-list',
  unit: 'requests/s',
  goals: [{ of: 'ratio', atLeast: 0.9 }],
  limitMinutes: 1.5,
  sides: async (workshop) => {
    const { api, bare } = await throughputServers(workshop);
    return { ours: throughput(api, [PROJECTS]), baseline: throughput(bare, [PROJECTS]) };
  },
};

/** The invites that a person has received, for many people in turns. Ours checks tokens, bare does not. */
export const invitePoll: Figure = {
  name: 'invite-poll',
  unit: 'requests/s',
  goals: [{ of: 'ratio', atLeast: 0.9 }],
  limitMinutes: 1.5,
  sides: async (workshop) => {
    const { api, bare, polls } = await throughputServers(workshop);
    return { ours: throughput(api, polls), baseline: throughput(bare, polls) };
  },
};

/** The same poll by people who have the answer already: 304 of ours, against 200 of bare, which knows no tags. */
export const unchangedPoll: Figure = {
  name: 'unchanged-poll',
  unit: 'requests/s',
  goals: [{ of: 'ratio', atLeast: 2 }],
  limitMinutes: 1.5,
  sides: async (workshop) => {
    const { api, bare, polls } = await throughputServers(workshop);
    return { ours: throughput(api, await unchanged(api, polls), 304), baseline: throughput(bare, polls) };
  },
};
