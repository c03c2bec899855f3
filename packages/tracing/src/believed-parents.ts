import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace-node';

const MOST_PER_SECOND = 100;

/** For requests that come with the wish to be traced. Anybody can send it, so that only so many are heard. */
export class BelievedParents implements Sampler {
  private second = 0;
  private believed = 0;

  constructor(private readonly now: () => number = Date.now) {}

  shouldSample() {
    const second = Math.floor(this.now() / 1_000);
    if (second !== this.second) [this.second, this.believed] = [second, 0];
    this.believed += 1;
    const isBelieved = this.believed <= MOST_PER_SECOND;
    return { decision: isBelieved ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  }

  toString(): string {
    return 'BelievedParents';
  }
}
