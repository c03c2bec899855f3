import type { Answers } from './answers.ts';
import { whatGaveWay } from './gave-way.ts';

const GOOD: Answers = { times: { page: [], read: Array(2_000).fill(20), write: [] }, failed: {}, refused: 3, late: 5 };
const CORES = { API: { busy: 0.4, of: 1 }, 'the machine': { busy: 2, of: 4 } };

describe('what gives way', () => {
  it('is nothing while everybody gets what they are due', () => {
    const full = { API: { busy: 1, of: 1 } };
    expect(whatGaveWay({ ...GOOD, failed: { 503: 2 } }, full)).toBe('');
  });

  it.each([
    ['calls fail', { failed: { 503: 1, 0: 2 } }],
    ['reads take too long', { times: { ...GOOD.times, read: [...Array(90).fill(20), ...Array(10).fill(1_001)] } }],
    ['the crowd is late', { late: 201, failed: { 0: 100 } }],
  ])('is told when %s', (wrong, answers) => {
    expect(whatGaveWay({ ...GOOD, ...answers }, CORES)).toBe(`${wrong}: no core is full`);
  });

  it('is the first that has no core left', () => {
    const failing = { ...GOOD, failed: { 503: 100 } };
    const machine = { busy: 3.8, of: 4 };
    expect(whatGaveWay(failing, { ...CORES, 'the machine': machine })).toBe('calls fail: the machine is full');
    expect(whatGaveWay(failing, { API: { busy: 0.9, of: 1 }, 'the machine': machine })).toBe('calls fail: API is full');
  });
});
