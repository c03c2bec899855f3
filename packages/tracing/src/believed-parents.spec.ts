import { SamplingDecision } from '@opentelemetry/sdk-trace-node';
import { BelievedParents } from './believed-parents.ts';

it('traces at most a hundred requests a second of those who ask for it', () => {
  let now = 1_000;
  const parents = new BelievedParents(() => now);
  const traced = (requests: number) =>
    Array.from({ length: requests }, () => parents.shouldSample().decision).filter(
      (decision) => decision === SamplingDecision.RECORD_AND_SAMPLED,
    ).length;
  expect(traced(250)).toBe(100);
  now = 2_000;
  expect(traced(30)).toBe(30);
});
