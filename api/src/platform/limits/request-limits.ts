import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/variables.ts';
import { LIMIT_STORE, Limit, type LimitStore } from './limit.ts';
import { networkOf } from './network-of.ts';

/** How often one person, and one address that shows no valid token, may call in a minute. */
@Injectable()
export class RequestLimits {
  private readonly people: Limit;
  private readonly addresses: Limit;

  constructor(@Inject(CONFIG) config: Config, @Inject(LIMIT_STORE) store: LimitStore) {
    const perMinute = (name: string, most: number) => new Limit({ name, most, perSeconds: 60 }, store);
    this.people = perMinute('person', config.REQUESTS_PER_MINUTE_PER_PERSON);
    this.addresses = perMinute('address', config.REQUESTS_PER_MINUTE_PER_ADDRESS);
  }

  countPerson(uid: string): Promise<void> {
    return this.people.require(uid);
  }

  countAddress(address: string): Promise<void> {
    return this.addresses.require(networkOf(address));
  }
}
