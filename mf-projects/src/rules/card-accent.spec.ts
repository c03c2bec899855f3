import { cardAccent } from './card-accent.ts';

it('card colours cycle over six', () => {
  const accents = Array.from({ length: 8 }, (_, index) => cardAccent(index));
  expect(accents).toEqual([0, 1, 2, 3, 4, 5, 0, 1]);
});
