import { throughput, throughputServers } from '../api/throughput.ts';
import type { Figure } from '../figure.ts';

/** The invites that a person has received, for many people in turns. Ours checks tokens, bare does not. */
export const invitePoll: Figure = {
  name: 'invite-poll',
  unit: 'requests/s',
  goal: { of: 'ratio', atLeast: 0.9 },
  limitMinutes: 1,
  sides: async (workshop) => {
    const { api, bare, polls } = await throughputServers(workshop);
    return { ours: throughput(api, polls), baseline: throughput(bare, polls) };
  },
};
