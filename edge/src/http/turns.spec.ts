import { LineIsFull, Turns } from './turns.ts';

const PATIENT = { ms: 10_000, signal: new AbortController().signal };

/** Callers who note their name when their turn comes, and give the place back at once. */
function callersOf(turns: Turns, served: string[]) {
  return async (address: string, patience = PATIENT) => {
    const leave = await turns.take(address, patience);
    served.push(address);
    leave();
  };
}

describe('turns', () => {
  it('go round the addresses, however long the line of one of them is', async () => {
    const turns = new Turns(1, 100);
    const served: string[] = [];
    const call = callersOf(turns, served);
    const leave = await turns.take('hostile', PATIENT);
    const calls = [...Array.from({ length: 50 }, () => call('hostile')), call('ada'), call('bob'), call('ada')];
    leave();
    await Promise.all(calls);
    expect(served.slice(0, 6)).toEqual(['hostile', 'ada', 'bob', 'hostile', 'ada', 'hostile']);
    expect(served).toHaveLength(53);
  });

  it('are as many at once as there are places, also when a place is given back twice', async () => {
    const turns = new Turns(2, 100);
    const first = await turns.take('ada', PATIENT);
    await turns.take('ada', PATIENT);
    first();
    first();
    await turns.take('bob', PATIENT);
    await expect(turns.take('bob', { ...PATIENT, ms: 20 })).rejects.toThrow('in time');
  });

  it('are refused to a line that is full, and to nobody else', async () => {
    const turns = new Turns(1, 1);
    const leave = await turns.take('hostile', PATIENT);
    const waiting = turns.take('hostile', PATIENT);
    await expect(turns.take('hostile', PATIENT)).rejects.toThrow(LineIsFull);
    const other = turns.take('ada', PATIENT);
    leave();
    (await waiting)();
    (await other)();
  });

  it('pass over who has gone', async () => {
    const turns = new Turns(1, 100);
    const leave = await turns.take('ada', PATIENT);
    const going = new AbortController();
    const gone = turns.take('bob', { ms: 10_000, signal: going.signal });
    const next = turns.take('cem', PATIENT);
    going.abort();
    await expect(gone).rejects.toThrow();
    leave();
    (await next)();
    expect(await turns.take('ada', PATIENT)).toBeInstanceOf(Function);
  });
});
