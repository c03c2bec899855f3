import { createServer } from 'node:net';
import { findFreePorts, LOOPBACK, requireFreePorts, takenPortsSentence } from './ports.ts';

describe('a taken port', () => {
  it('is named with the command that goes round it', () => {
    expect(takenPortsSentence([{ name: 'EDGE_PORT', port: 3000 }], 'npm start')).toBe(
      'Port 3000 is taken by another program: free it, or start on another with "EDGE_PORT=3100 npm start".',
    );
  });

  it('is named together with the others', () => {
    const taken = [
      { name: 'EDGE_PORT', port: 3000 },
      { name: 'POSTGRES_PORT', port: 65_500 },
    ];
    expect(takenPortsSentence(taken, 'npm start')).toBe(
      'Ports 3000 and 65500 are taken by another program: free them, or start on another with "EDGE_PORT=3100 POSTGRES_PORT=65400 npm start".',
    );
  });

  it('keeps the stack from starting', async () => {
    const ports = await findFreePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(ports.api, LOOPBACK, resolve));
    await expect(requireFreePorts(ports, 'npm start')).rejects.toThrow(`Port ${ports.api} is taken by another program`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('is waited for while a killed stack lets go of it', async () => {
    const ports = await findFreePorts();
    const leftover = createServer();
    await new Promise<void>((resolve) => leftover.listen(ports.edge, LOOPBACK, resolve));
    setTimeout(() => leftover.close(), 200);
    await expect(requireFreePorts(ports, 'npm start', 5_000)).resolves.toBeUndefined();
  });
});

describe('free ports', () => {
  it('are all different', async () => {
    const ports = Object.values(await findFreePorts());
    expect(new Set(ports).size).toBe(6);
  });

  it('are given only once, also to searches at the same moment', async () => {
    const found = await Promise.all(Array.from({ length: 40 }, () => findFreePorts()));
    const ports = found.flatMap((each) => Object.values(each));
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('are none that another program has', async () => {
    const [taken, random] = [22_503, 0.25];
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(taken, LOOPBACK, resolve));
    jest.spyOn(Math, 'random').mockReturnValueOnce(random);
    expect(Object.values(await findFreePorts())).not.toContain(taken);
    await new Promise((resolve) => other.close(resolve));
  });
});
