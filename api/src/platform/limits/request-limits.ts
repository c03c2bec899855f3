import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/variables.ts';
import { RateLimitError } from '../errors/domain-error.ts';
import { LIMIT_STORE, Limit, type LimitStore, type Wait } from './limit.ts';
import { networkOf } from './network-of.ts';

const MINUTE_MS = 60_000;

/** How often one person, and one address that shows no valid token, may call in a minute. A promise only with a shared store. */
@Injectable()
export class RequestLimits {
  private readonly people: Limit;
  private readonly addresses: Limit;

  constructor(@Inject(CONFIG) config: Config, @Inject(LIMIT_STORE) store: LimitStore) {
    const perMinute = (name: string, most: number) => new Limit({ name, most, windowMs: MINUTE_MS }, store);
    this.people = perMinute('person', config.REQUESTS_PER_MINUTE_PER_PERSON);
    this.addresses = perMinute('address', config.REQUESTS_PER_MINUTE_PER_ADDRESS);
  }

  countPerson(uid: string): void | Promise<void> {
    return refuse(this.people.take(uid));
  }

  countAddress(address: string): void | Promise<void> {
    return refuse(this.addresses.take(networkOf(address)));
  }
}

function refuse(wait: Wait | Promise<Wait>): void | Promise<void> {
  if (wait instanceof Promise) return wait.then(refuse);
  if (wait !== null) throw new RateLimitError(wait);
}
