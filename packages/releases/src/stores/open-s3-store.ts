import { S3Client } from '@aws-sdk/client-s3';
import type { ReleaseStore } from '../release-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import { S3Store } from './s3-store.ts';

const TRIES = 4;
const CONNECTION_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** A server that is not Amazon's cares for no region, but the client wants one. */
const ANY_REGION = 'us-east-1';

// The client's hint that its next major version needs a newer Node would stand before every answer of the command.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/**
 * Address, region and credentials come from where the AWS client looks for them: `AWS_REGION`, `AWS_ACCESS_KEY_ID`,
 * `AWS_SECRET_ACCESS_KEY`, a profile, a role; `AWS_ENDPOINT_URL_S3` names a server that is not Amazon's.
 */
export function openS3Store(bucket: string, prefix: string): ReleaseStore {
  const hasOwnServer = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL);
  const client = new S3Client({
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    // Other servers seldom have a host name for each bucket.
    forcePathStyle: hasOwnServer,
    ...(hasOwnServer && { region: process.env.AWS_REGION ?? ANY_REGION }),
  });
  return new S3Store(new S3Bucket(client, bucket, prefix));
}
