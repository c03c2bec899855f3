import { PROJECTS, type Servers, throughput, throughputServers, unchanged } from '../api/throughput.ts';
import type { Figure, Sides } from '../figure.ts';

/** Requests that ours answers in a second, against those of bare. */
const requests = (name: string, atLeast: number, sidesOf: (servers: Servers) => Sides | Promise<Sides>): Figure => ({
  name,
  unit: 'requests/s',
  goals: [{ of: 'ratio', atLeast }],
  limitMinutes: 1.5,
  sides: async (workshop) => sidesOf(await throughputServers(workshop)),
});

/** The first page of the project list, 50 projects with their teams, for visitors. */
export const projectList = requests('project-list', 0.9, ({ api, bare }) => ({
  ours: throughput(api, [PROJECTS]),
  baseline: throughput(bare, [PROJECTS]),
}));

/** The invites that a person has received, for many people in turns. Ours checks tokens, bare does not. */
export const invitePoll = requests('invite-poll', 0.9, ({ api, bare, polls }) => ({
  ours: throughput(api, polls),
  baseline: throughput(bare, polls),
}));

/** The same poll by people who have the answer already: 304 of ours, against 200 of bare, which knows no tags. */
export const unchangedPoll = requests('unchanged-poll', 2, async ({ api, bare, polls }) => ({
  ours: throughput(api, await unchanged(api, polls), 304),
  baseline: throughput(bare, polls),
}));
