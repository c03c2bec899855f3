import { CENTRED, MOST_ZOOM, squareOf } from './crop.ts';

const WIDE = { width: 800, height: 600 };

test('the middle of a picture is kept, as large as it fits', () => {
  expect(squareOf(WIDE, CENTRED)).toEqual({ left: 100, top: 0, side: 600 });
});

test('zooming in keeps a smaller part around the same place', () => {
  expect(squareOf(WIDE, { ...CENTRED, zoom: 2 })).toEqual({ left: 250, top: 150, side: 300 });
});

test.each([0, 100])('a place of %i percent ends at the edge of the picture', (at) => {
  for (const zoom of [1, MOST_ZOOM]) {
    const { left, top, side } = squareOf(WIDE, { zoom, x: at, y: at });
    expect(at === 0 ? [left, top] : [left + side, top + side]).toEqual(at === 0 ? [0, 0] : [800, 600]);
  }
});
