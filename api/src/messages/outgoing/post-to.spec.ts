import { setTimeout as sleep } from 'node:timers/promises';
import { NameServer } from '../../testing/name-server.ts';
import { TlsServices } from '../../testing/tls-services.ts';
import { WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { postTo } from './post-to.ts';
import { lookupWith } from './public-address.ts';
import { PublicConnections } from './public-connections.ts';

const CONTENT = { headers: {}, body: '{}' };

describe('a post to a server that somebody else names', () => {
  let receiver: WebhookReceiver;
  let connections: PublicConnections;

  beforeEach(async () => {
    receiver = await WebhookReceiver.start();
    connections = new PublicConnections();
  });

  afterEach(async () => {
    await connections.end();
    await receiver.stop();
  });

  it('follows no redirect', async () => {
    const other = await WebhookReceiver.start();
    receiver.answerWith(307, { location: other.url });
    expect(await postTo(connections, receiver.url, CONTENT)).toMatchObject({ is: 'answered', status: 307 });
    expect(other.received).toEqual([]);
    await other.stop();
  });

  it('ends after three seconds where the answer comes drop by drop', async () => {
    receiver.answer = async (_, response) => {
      response.writeHead(200).flushHeaders();
      while (!response.destroyed) {
        response.write('.');
        await sleep(100);
      }
    };
    expect(await postTo(connections, receiver.url, CONTENT)).toEqual({ is: 'timed_out' });
  });

  it('ends after three seconds where there is no answer', async () => {
    receiver.answer = () => undefined;
    expect(await postTo(connections, receiver.url, CONTENT)).toEqual({ is: 'timed_out' });
  });

  it('leaves connections of 200 servers open, and closes the one that was not used for longest', () => {
    const [first, second] = [connections.to('http://127.0.0.1:1'), connections.to('http://127.0.0.1:2')];
    for (let port = 3; port <= 200; port += 1) connections.to(`http://127.0.0.1:${port}`);
    expect(connections.to('http://127.0.0.1:1')).toBe(first);
    connections.to('http://127.0.0.1:201');
    expect([first.closed, second.closed]).toEqual([false, true]);
  });

  it('connects to no name that leads inside, nor to one that does so by the next connection', async () => {
    const services = await TlsServices.start();
    const { port, sockets } = await services.byHttp1((_, response) => void response.writeHead(204).end());
    const names = await NameServer.start(['93.184.215.14'], ['127.0.0.1']);
    const lookedUp: unknown[] = [];
    const lookup: typeof look = (name, options, callback) =>
      look(name, options, (error, ...found) => {
        lookedUp.push(error ? error.message : found[0]);
        callback(new Error('No call leaves this machine.'), '', 0);
      });
    const look = lookupWith(names.resolver);
    const inside = new PublicConnections({ lookup, ca: services.authority });
    const post = () => postTo(inside, `https://hooks.test:${port}/`, CONTENT);
    expect([await post(), await post()]).toMatchObject([{ is: 'failed' }, { is: 'failed' }]);
    expect(lookedUp).toEqual([[{ address: '93.184.215.14', family: 4 }], 'hooks.test is not on the Internet.']);
    expect(sockets).toEqual([]);
    await inside.end();
    await names.stop();
    services.stop();
  });
});
