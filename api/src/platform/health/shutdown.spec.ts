import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPerson, aProject } from '../../testing/builders.ts';
import { HeldProject } from '../../testing/held-project.ts';
import { TestApi } from '../../testing/test-api.ts';

async function aHeldProject(environment: Record<string, string> = {}) {
  const api = await TestApi.start(environment);
  const owner = await aPerson(api);
  const project = await aProject(api, { owner });
  return { api, owner, project, held: await HeldProject.hold(api, project.id) };
}

describe('a process that is to end', () => {
  it('answers what is under way, lets balancers in until then, and only then lets go of the database', async () => {
    const { api, owner, project, held } = await aHeldProject();
    const change = api.call(owner, `PATCH /api/projects/${project.id}`, { body: { title: 'Changed' } });
    await held.untilQueued(1);

    const stopped = api.stop();
    await sleep(200);
    // Not let in, they would take the process for lost and cut the call off.
    expect((await api.call(null, 'GET /api/health/ready')).status).toBe(503);
    await held.release();
    const answer = await change;
    const end = await Promise.race([stopped.then(() => 'ended'), sleep(10_000, 'still there')]);

    expect(answer).toMatchObject({ status: 200, body: { title: 'Changed' } });
    expect(answer.headers.get('connection')).toBe('close');
    expect(end).toBe('ended');
    await expect(fetch(`${api.url}/api/health/live`)).rejects.toThrow();
  });

  it('does not wait for a connection that nobody has used', async () => {
    const api = await TestApi.start();
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const end = await Promise.race([api.stop().then(() => 'ended'), sleep(10_000, 'still there')]);
    expect(end).toBe('ended');
  });

  it('is no longer ready, and answers on while balancers turn away', async () => {
    const api = await TestApi.start({ SHUTDOWN_DELAY_MS: '500' });
    const agent = new Agent({ keepAlive: true });
    const statusOf = async (path: string) => {
      const [answer] = await once(request(api.url + path, { agent }).end(), 'response');
      answer.resume();
      return answer.statusCode;
    };
    expect(await statusOf('/api/health/ready')).toBe(200);

    const stopped = api.stop();
    const statuses = [
      await statusOf('/api/health/ready'),
      await statusOf('/api/health/live'),
      await statusOf('/api/projects'),
    ];

    expect(statuses).toEqual([503, 200, 200]);
    await stopped;
    agent.destroy();
  });
});

describe('a call that takes too long', () => {
  it('ends at the time limit of statements with a sentence', async () => {
    const { api, owner, project, held } = await aHeldProject({ DATABASE_STATEMENT_TIMEOUT_MS: '1500' });

    const answer = await api.call(owner, `DELETE /api/projects/${project.id}`);

    expect(answer).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('2');
    await held.release();
    expect((await api.call(owner, `DELETE /api/projects/${project.id}`)).status).toBe(204);
    await api.stop();
  });

  it('ends at the time limit of requests, whatever it waits for', async () => {
    const { api, owner, project, held } = await aHeldProject({ REQUEST_TIMEOUT_MS: '1500' });

    const answer = await api.call(owner, `DELETE /api/projects/${project.id}`);

    expect(answer).toMatchObject({ status: 503, body: { code: 'server.unavailable', requestId: expect.any(String) } });
    await held.release();
    await api.stop();
  });
});
