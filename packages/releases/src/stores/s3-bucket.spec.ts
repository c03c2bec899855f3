import type { ListObjectsV2Command, ListObjectsV2CommandOutput, S3Client } from '@aws-sdk/client-s3';
import { S3Bucket } from './s3-bucket.ts';

type Page = Pick<ListObjectsV2CommandOutput, 'Contents' | 'NextContinuationToken'>;

/** A stub, because s3rver encrypts its tokens of pages with DES, which current versions of OpenSSL no longer have. */
function aClientWithPages(pages: Record<string, Page>): S3Client {
  const send = async ({ input }: ListObjectsV2Command) => pages[input.ContinuationToken ?? 'first'];
  return { send } as unknown as S3Client;
}

describe('a list of objects', () => {
  it('goes on over all pages of the answer, and leaves out the prefix of the store', async () => {
    const changedAt = new Date();
    const page = (name: string, next?: string): Page => ({
      Contents: [{ Key: `store/${name}`, LastModified: changedAt }],
      ...(next && { NextContinuationToken: next }),
    });
    const client = aClientWithPages({ first: page('a', 'second'), second: page('b', 'third'), third: page('c') });
    const found = await new S3Bucket(client, 'bucket', 'store').list('');
    expect(found).toEqual(['a', 'b', 'c'].map((key) => ({ key, changedAt })));
  });
});
