import { promisify } from 'node:util';
import { NameServer } from '../../testing/name-server.ts';
import { lookupWith } from './public-address.ts';

describe('the address of a name', () => {
  const ask = async (...answers: string[][]) => {
    const server = await NameServer.start(...answers);
    const look = promisify(lookupWith(server.resolver)) as (name: string, options: object) => Promise<unknown>;
    const all = (name = 'push.test') => look(name, { all: true }).catch((error: Error) => error.message);
    return { server, all };
  };

  it('is each that its name server knows, where all are on the Internet', async () => {
    const { server, all } = await ask(['1.2.3.4', '5.6.7.8']);
    expect(await all()).toEqual([
      { address: '1.2.3.4', family: 4 },
      { address: '5.6.7.8', family: 4 },
    ]);
    await server.stop();
  });

  it.each([['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['1.2.3.4', '192.168.0.1']])(
    'is none where one is inside: %s %s',
    async (...addresses) => {
      const { server, all } = await ask(addresses);
      expect(await all()).toBe('push.test is not on the Internet.');
      await server.stop();
    },
  );

  it('is asked for once a connection, so what is checked is connected to, however the name changes', async () => {
    const { server, all } = await ask(['1.2.3.4'], ['127.0.0.1']);
    expect(await all()).toEqual([{ address: '1.2.3.4', family: 4 }]);
    expect(server.asked).toBe(1);
    expect(await all()).toBe('push.test is not on the Internet.');
    await server.stop();
  });

  it('is none where nobody knows the name, or its name server does not answer', async () => {
    const { server, all } = await ask([]);
    expect(await all()).toBe('push.test has no address.');
    await server.stop();
    expect(await all()).toBe('push.test has no address.');
  });
});
