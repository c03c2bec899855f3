import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aChannel, aRegistry } from './testing/a-registry.ts';
import { aRecord, publish, textOf } from './testing/a-release.ts';
import { TestEdge } from './testing/test-edge.ts';

const [OLD, NEW] = ['00000000', '11111111'];

describe('the service worker of push', () => {
  let edge: TestEdge;

  beforeEach(async () => {
    edge = await TestEdge.create();
    await publish(edge.store, 'shell', NEW);
  });

  afterEach(() => edge.end());

  const live = async (hash: string) => {
    edge.api.say(aRegistry(1, { shell: aChannel(hash) }));
    await edge.start();
    return edge.get('/push/worker.js');
  };

  it('is that of the shell which is live, is asked for again each time, and may call nothing', async () => {
    const { status, headers } = await live(NEW);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self'");
    expect(await edge.page('/push/worker.js')).toBe(textOf(NEW));
  });

  it('can have no page: no header lets it leave its folder', async () => {
    const { headers } = await live(NEW);
    expect(headers.has('service-worker-allowed')).toBe(false);
    expect((await edge.get('/')).headers.get('content-security-policy')).toContain("worker-src 'self';");
  });

  it('is not there with a shell that has none', async () => {
    const { 'push-worker.js': _, ...files } = aRecord('shell', OLD).files;
    await publish(edge.store, 'shell', OLD, { files });
    expect((await live(OLD)).status).toBe(404);
  });

  it('is not served with other bytes than were published', async () => {
    await writeFile(join(edge.store, 'shell', `1.0.0-${NEW}`, 'push-worker.js'), 'steal()');
    const answer = await live(NEW);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('steal');
  });
});
