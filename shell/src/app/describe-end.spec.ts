import { describeEnd } from './describe-end.ts';

const at = (day: number, hour: number, minute: number) => new Date(2026, 4, day, hour, minute);

describe('the end of a preview', () => {
  it('is a time of today, by the clock of the person', () => {
    expect(describeEnd(at(3, 14, 30).toISOString(), at(3, 9, 0))).toBe('Ends at 14:30.');
  });

  it('names the day when it is another one', () => {
    expect(describeEnd(at(4, 0, 5).toISOString(), at(3, 23, 55))).toBe('Ends on 4 May at 00:05.');
  });
});
