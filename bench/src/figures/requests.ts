import { PROJECTS, processorTime, type Servers, throughput, throughputServers, unchanged } from '../api/throughput.ts';
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
export const projectList = requests('project-list', 0.6, ({ api, bare }) => ({
  ours: throughput(api, [PROJECTS]),
  baseline: throughput(bare, [PROJECTS]),
}));

/** The invites that a person has received, for many people in turns. Ours checks tokens, bare does not. */
export const invitePoll = requests('invite-poll', 0.6, ({ api, bare, polls }) => ({
  ours: throughput(api, polls),
  baseline: throughput(bare, polls),
}));

/**
 * What the same poll costs of people who have the answer already: a 304 of ours, against a 200 of bare, which knows no tags.
 * Both have one process and one PostgreSQL, so what a request costs decides how many people they hold.
 */
export const unchangedPoll: Figure = {
  name: 'unchanged-poll',
  unit: 'µs',
  goals: [{ of: 'ratio', atMost: 0.5 }],
  limitMinutes: 1.5,
  sides: async (workshop) => {
    const { api, bare, databaseUrl, polls } = await throughputServers(workshop);
    const known = await unchanged(api, polls);
    return {
      ours: processorTime(api, { databaseUrl, requests: known, status: 304 }),
      baseline: processorTime(bare, { databaseUrl, requests: polls, status: 200 }),
    };
  },
};
