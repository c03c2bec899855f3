import { timeZoneHere, timeZoneOptions } from './time-zones.ts';

it('offers none first, then the zone of the browser, and each zone once', () => {
  const values = timeZoneOptions('').map(({ value }) => value);
  expect(values.slice(0, 2)).toEqual(['', timeZoneHere()]);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain('America/New_York');
});

it('offers the chosen zone too, where the browser lists it under another name', () => {
  expect(timeZoneOptions('US/Pacific')).toContainEqual({ value: 'US/Pacific', label: 'US/Pacific' });
  expect(timeZoneOptions('').map(({ value }) => value)).not.toContain('US/Pacific');
});
