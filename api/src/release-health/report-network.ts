import { createHmac } from 'node:crypto';
import { networkOf } from '../platform/limits/network-of.ts';

const BUCKETS = 64;
/** A /48 of IPv6 is what one customer can have; with a /64 each they would be a crowd of 65,536. */
const GROUPS_OF_A_CUSTOMER = 3;

/** Where a report came from: enough to tell some networks from others for a day, too little to tell which. */
export interface ReportNetwork {
  /** To count its reports by, in memory only. */
  readonly key: string;
  /** One of 64, which is all that is ever stored. */
  readonly bucket: number;
}

export function reportNetworkOf(address: string, salt: Buffer): ReportNetwork {
  const customer = networkOf(address).split(':').slice(0, GROUPS_OF_A_CUSTOMER).join(':');
  const digest = createHmac('sha256', salt).update(customer).digest();
  return { key: digest.toString('base64url', 0, 12), bucket: digest.readUInt8(31) % BUCKETS };
}
