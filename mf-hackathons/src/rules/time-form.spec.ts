import { isSameTime, type TimePart, timeFormOf, timePartOf } from './time-form.ts';

const saved: TimePart = {
  roles: ['Sound designer', 'QA Tester'],
  hoursPerWeek: 8,
  timeBlocks: ['tue evening', 'thu evening'],
  timeZone: 'Asia/Kolkata',
};

it('a profile fills the form, with roles that are offered apart from others', () => {
  expect(timeFormOf(saved)).toEqual({
    roles: ['QA Tester'],
    otherRoles: 'Sound designer',
    hoursPerWeek: '8',
    timeBlocks: ['tue evening', 'thu evening'],
    timeZone: 'Asia/Kolkata',
  });
});

it('what is typed is kept with the profile: each role once, the times in the order of the week', () => {
  const form = timeFormOf({
    roles: [],
    hoursPerWeek: null,
    timeBlocks: ['thu evening', 'mon morning'],
    timeZone: null,
  });

  expect(timePartOf({ ...form, roles: ['QA Tester'], otherRoles: 'Writer, qa tester, ' })).toEqual({
    roles: ['QA Tester', 'Writer'],
    hoursPerWeek: null,
    timeBlocks: ['mon morning', 'thu evening'],
    timeZone: null,
  });
});

it('nothing is to be saved where nothing was changed', () => {
  expect(isSameTime(saved, timePartOf(timeFormOf(saved)))).toBe(true);
  expect(isSameTime(saved, { ...saved, hoursPerWeek: 9 })).toBe(false);
});
