import { MOST_WAITING_WRITES, WRITES_AT_ONCE, WritesInTurn } from './writes-in-turn.ts';

describe('writes of one person', () => {
  let writes: WritesInTurn;
  let begun: number[];

  beforeEach(() => {
    writes = new WritesInTurn();
    begun = [];
  });

  const begin = async (count: number, uid = 'ada') => {
    for (let write = 0; write < count; write += 1) void writes.take(uid).then(() => begun.push(write));
    await settled();
  };

  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('go on two at a time, in the order in which they came', async () => {
    await begin(5);
    expect(begun).toEqual([0, 1]);
    writes.giveBack('ada');
    writes.giveBack('ada');
    await settled();
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('leave those of others alone', async () => {
    await begin(5);
    await begin(2, 'grace');
    expect(begun).toEqual([0, 1, 0, 1]);
  });

  it('are refused once too many wait, and taken again when fewer do', async () => {
    await begin(WRITES_AT_ONCE + MOST_WAITING_WRITES);
    await expect(writes.take('ada')).rejects.toMatchObject({ code: 'request.rate_limited' });
    writes.giveBack('ada');
    await begin(1);
    expect(begun).toHaveLength(WRITES_AT_ONCE + 1);
  });

  it('find all places free again after the last has ended', async () => {
    await begin(3);
    for (let ended = 0; ended < 3; ended += 1) writes.giveBack('ada');
    await settled();
    await begin(3);
    expect(begun).toEqual([0, 1, 2, 0, 1]);
  });
});
