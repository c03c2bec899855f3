import type { Stack } from '@crewdeck/stack';
import { liveP95 } from '../api/live-times.ts';
import type { Figure, Measure } from '../figure.ts';
import { runningStack } from '../systems.ts';

/** From a write of one person until another sees it. A poll every 30 s takes 28,500 ms for 95 of 100. */
const liveUpdate = (name: string, measure: (stack: Stack) => Measure | Promise<Measure>): Figure => ({
  name,
  unit: 'ms',
  goals: [{ of: 'ours', atMost: 300 }],
  limitMinutes: 8,
  sides: async (workshop) => ({ ours: await measure(await runningStack(workshop)), baseline: null }),
});

const through = ({ url }: Stack) => ({ sender: url, receiver: url });

export const LIVE_UPDATES: readonly Figure[] = [
  liveUpdate('live-update', (stack) => () => liveP95(stack, through(stack), async () => undefined)),
  liveUpdate(
    'live-update-api-killed',
    (stack) => () =>
      liveP95(stack, through(stack), async () => {
        await stack.service('api').kill();
        await stack.service('api').start();
      }),
  ),
  liveUpdate(
    'live-update-postgres-restarted',
    (stack) => () =>
      liveP95(stack, through(stack), async () => {
        await stack.service('postgres').stop();
        await stack.service('postgres').start();
        await untilReady(stack);
      }),
  ),
  liveUpdate('live-update-two-edges', async (stack) => {
    const { url: sender } = await stack.startSecondPair();
    return () => liveP95(stack, { ...through(stack), sender }, async () => undefined);
  }),
];

async function untilReady({ url }: Stack): Promise<void> {
  while ((await fetch(`${url}/api/health/ready`)).status !== 200);
}
