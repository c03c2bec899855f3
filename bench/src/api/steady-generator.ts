import { type SteadyLoad, steadily } from './steady-load.ts';

/** A steady load in a process of its own, so that it is not late because of what it measures. */
process.once('message', async (load: SteadyLoad) => {
  process.send?.(await steadily(load));
  process.disconnect();
});
