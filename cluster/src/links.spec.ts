import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Links } from './links.ts';

describe('a link between two parts', () => {
  let echo: Server;
  let links: Links;
  let port: number;

  beforeAll(async () => {
    echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    links = new Links();
    port = await links.lay('api1', 'haproxy', (echo.address() as AddressInfo).port);
  });

  afterAll(() => {
    links.close();
    echo.close();
  });

  const visit = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };

  it('passes on what is said', async () => {
    const socket = await visit();
    socket.write('hello');
    expect(String((await once(socket, 'data'))[0])).toBe('hello');
    socket.destroy();
  });

  it.each([
    ['haproxy', 'api1', true],
    ['api1', undefined, true],
    ['api1', 'db1', false],
  ])(
    'swallows what is said after a cut of %s and %s: %s, also on a new connection',
    async (one, other, isSwallowed) => {
      const before = await visit();
      links.cut(one, other);
      const heard: string[] = [];
      const sockets = [before, await visit()];
      for (const socket of sockets) socket.on('data', (data) => heard.push(String(data))).write('hello');
      await (isSwallowed ? sleep(100) : Promise.all(sockets.map((socket) => once(socket, 'data'))));
      expect(heard).toEqual(isSwallowed ? [] : ['hello', 'hello']);
      expect(before.closed).toBe(false);
      links.mend();
      before.destroy();
    },
  );

  it('ends what was cut once it is mended, and passes on what comes then', async () => {
    const before = await visit();
    links.cut('api1');
    links.mend();
    await once(before, 'close');
    const socket = await visit();
    socket.write('again');
    expect(String((await once(socket, 'data'))[0])).toBe('again');
    socket.destroy();
  });
});
