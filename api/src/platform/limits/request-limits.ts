import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/variables.ts';
import { RateLimitError } from '../errors/domain-error.ts';
import { networkOf } from './network-of.ts';
import { SlidingWindow } from './sliding-window.ts';

const MINUTE_MS = 60_000;

/** How often one person, and one address that shows no valid token, may call this process in a minute. */
@Injectable()
export class RequestLimits {
  private readonly people: SlidingWindow;
  private readonly addresses: SlidingWindow;

  constructor(@Inject(CONFIG) config: Config) {
    this.people = new SlidingWindow(config.REQUESTS_PER_MINUTE_PER_PERSON, MINUTE_MS);
    this.addresses = new SlidingWindow(config.REQUESTS_PER_MINUTE_PER_ADDRESS, MINUTE_MS);
  }

  countPerson(uid: string): void {
    refuse(this.people.take(uid));
  }

  countAddress(address: string): void {
    refuse(this.addresses.take(networkOf(address)));
  }
}

function refuse(seconds: number | null): void {
  if (seconds !== null) throw new RateLimitError(seconds);
}
