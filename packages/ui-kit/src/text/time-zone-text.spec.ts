import { timeZoneText } from './time-zone-text.ts';

describe('a time zone', () => {
  const winter = new Date('2027-01-15T12:00:00Z');

  it.each([
    ['Asia/Tokyo', 'Tokyo (GMT+9)'],
    ['Asia/Kolkata', 'Kolkata (GMT+5:30)'],
    ['Asia/Calcutta', 'Kolkata (GMT+5:30)'],
    ['Europe/Kiev', 'Kyiv (GMT+2)'],
    ['America/New_York', 'New York (GMT-5)'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires (GMT-3)'],
    ['Europe/London', 'London (GMT)'],
    ['Etc/UTC', 'UTC'],
    ['UTC', 'UTC'],
    ['Etc/GMT-2', 'GMT+2'],
    ['Mars/Olympus_Mons', 'Olympus Mons'],
    ['Nowhere', 'Nowhere'],
  ])('%s reads %s', (zone, text) => {
    expect(timeZoneText(zone, winter)).toBe(text);
  });

  it('follows its summer time', () => {
    expect(timeZoneText('Europe/London', new Date('2027-07-15T12:00:00Z'))).toBe('London (GMT+1)');
  });
});
