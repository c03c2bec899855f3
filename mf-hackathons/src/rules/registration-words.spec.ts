import { registrationWords } from './registration-words.ts';

const today = '2027-02-10';
const eventDate = '2027-03-06';

test.each([
  [{ eventDate, deadline: '2027-02-20' }, 'Registration closes in 10 days, on Saturday 20 February 2027.'],
  [{ eventDate, deadline: today }, 'Registration closes today, on Wednesday 10 February 2027.'],
  [{ eventDate, deadline: '2027-02-09' }, 'Registration closed on Tuesday 9 February 2027.'],
  [{ eventDate, deadline: null }, 'Its website says until when one can register.'],
  [{ eventDate: '2027-02-01', deadline: '2027-01-20' }, 'This hackathon is over.'],
])('%j reads %s', (hackathon, words) => {
  expect(registrationWords(hackathon, today)).toBe(words);
});
