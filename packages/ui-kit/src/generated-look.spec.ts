import { lookOf } from './generated-look.ts';

describe('a generated look', () => {
  it('is the same for the same text', () => {
    expect(lookOf('Ada Lovelace')).toEqual(lookOf('Ada Lovelace'));
  });

  it('tells most of a hundred people from each other, by two colours that differ and an angle', () => {
    const looks = Array.from({ length: 100 }, (_, place) => lookOf(`Person ${place}`));
    for (const look of looks) expect(Object.values(look)[0]).not.toBe(Object.values(look)[1]);
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(70);
  });
});
