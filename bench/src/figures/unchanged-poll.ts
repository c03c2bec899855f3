import { throughput, throughputServers, unchanged } from '../api/throughput.ts';
import type { Figure } from '../figure.ts';

/** The same poll by people who have the answer already: 304 of ours, against 200 of bare, which knows no tags. */
export const unchangedPoll: Figure = {
  name: 'unchanged-poll',
  unit: 'requests/s',
  goal: { of: 'ratio', atLeast: 2 },
  limitMinutes: 1,
  sides: async (workshop) => {
    const { api, bare, polls } = await throughputServers(workshop);
    return { ours: throughput(api, await unchanged(api, polls), 304), baseline: throughput(bare, polls) };
  },
};
