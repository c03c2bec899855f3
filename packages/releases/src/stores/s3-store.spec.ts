import { S3Client } from '@aws-sdk/client-s3';
import { openStore } from '../open-store.ts';
import { aBuild, PUBLICATION } from '../testing/a-build.ts';
import { S3Server } from '../testing/s3-server.ts';
import { S3Bucket } from './s3-bucket.ts';
import { S3Store } from './s3-store.ts';

const MODULE = 'mf-profile';
const BUCKET = 'releases';

let server: S3Server;
const before = { ...process.env };

beforeEach(async () => {
  server = await S3Server.start();
  Object.assign(process.env, server.environment);
});

afterEach(async () => {
  process.env = before;
  await server.stop();
});

const aClient = () => new S3Client({ region: 'us-east-1', forcePathStyle: true });

/** Cuts connections once so many writes have arrived. */
function cutAfter(writes: number, times: number): void {
  let left = times;
  server.cutsWrite = () => {
    if (server.writes < writes || left === 0) return false;
    left -= 1;
    return true;
  };
}

describe('a store in S3', () => {
  it('goes on after a connection that is cut now and then', async () => {
    const store = await openStore(server.location('a'));
    const { directory } = await aBuild();
    cutAfter(2, 2);
    await expect(store.publish(directory, PUBLICATION)).resolves.toMatchObject({ isNew: true });
  });

  it('shows nothing of an upload whose connection stays cut, and lets it be repeated', async () => {
    const store = await openStore(server.location('a'));
    const { directory, releaseId } = await aBuild();
    cutAfter(2, Number.POSITIVE_INFINITY);
    await expect(store.publish(directory, PUBLICATION)).rejects.toThrow('The store s3://releases/a/ failed');
    expect(server.writes).toBeGreaterThanOrEqual(2);
    expect(await store.list(MODULE)).toEqual([]);
    await expect(store.read(MODULE, releaseId)).rejects.toThrow('There is no release');

    server.cutsWrite = () => false;
    await expect(store.publish(directory, PUBLICATION)).resolves.toMatchObject({ isNew: true });
  });

  it('does not take over a file with other bytes from an unfinished upload, until that has been swept', async () => {
    const other = await aBuild({ files: { 'remoteEntry.js': 'other()' } });
    const { directory } = await aBuild({ files: { 'remoteEntry.js': 'entry()' } });
    const bucket = new S3Bucket(aClient(), BUCKET, 'a');
    await bucket.create(`${MODULE}/${other.releaseId}/remoteEntry.js`, Buffer.from('other()'));
    await expect(new S3Store(bucket).publish(directory, PUBLICATION)).rejects.toThrow('with other bytes');
    await expect(new S3Store(bucket, 0).publish(directory, PUBLICATION)).resolves.toMatchObject({ isNew: true });
  });

  it('refuses to publish on a server that ignores conditional writes', async () => {
    const store = await openStore(server.location('a'));
    server.ignoresConditions = true;
    const { directory } = await aBuild();
    await expect(store.publish(directory, PUBLICATION)).rejects.toThrow('ignores conditional writes');
    expect(await store.list(MODULE)).toEqual([]);
  });
});

describe('the location of a store', () => {
  it('needs the name of a bucket', async () => {
    await expect(openStore('s3://')).rejects.toThrow('names no bucket');
  });
});
