import type { Registry } from '@crewdeck/contract';
import { RegistryWaiters } from './registry-waiters.ts';

const aRegistry = (revision: number): Registry => ({ schemaVersion: 3, revision, modules: {} });

describe('those who wait for another registry', () => {
  it('are told when it is another one than theirs, and only then', async () => {
    const waiters = new RegistryWaiters();
    const behind = waiters.enter(1, 'a');
    waiters.enter(2, 'a');
    waiters.tell(aRegistry(2));
    expect(await behind?.news).toEqual(aRegistry(2));
    expect(waiters.count).toBe(1);
  });

  it('may be a hundred of one network, and more again once some have gone', () => {
    const waiters = new RegistryWaiters();
    const turns = Array.from({ length: 101 }, () => waiters.enter(1, 'a'));
    expect(turns.map((turn) => turn !== null)).toEqual([...Array(100).fill(true), false]);
    expect(waiters.enter(1, 'b')).not.toBeNull();
    turns[0]?.end();
    turns[0]?.end();
    expect([waiters.enter(1, 'a'), waiters.enter(1, 'a')].map((turn) => turn !== null)).toEqual([true, false]);
  });

  it('may be two thousand of all networks', () => {
    const waiters = new RegistryWaiters();
    for (let index = 0; index < 2_100; index += 1) waiters.enter(1, String(index));
    expect(waiters.count).toBe(2_000);
  });

  it('are all let go at the end, and nobody is kept after it', async () => {
    const waiters = new RegistryWaiters();
    const turn = waiters.enter(1, 'a');
    waiters.close();
    expect(await turn?.news).toBeNull();
    expect([waiters.enter(1, 'a'), waiters.count]).toEqual([null, 0]);
  });
});
