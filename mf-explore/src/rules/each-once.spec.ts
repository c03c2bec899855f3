import { eachOnce } from './each-once.ts';

test('somebody on two pages stands once, where they came first, as they were read last', () => {
  const pages = [
    { id: 'ada', read: 1 },
    { id: 'bo', read: 1 },
    { id: 'ada', read: 2 },
  ];
  expect(eachOnce(pages)).toEqual([
    { id: 'ada', read: 2 },
    { id: 'bo', read: 1 },
  ]);
});
