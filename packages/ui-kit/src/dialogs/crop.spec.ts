import { CENTRED, isBlurred, MOST_ZOOM, moved, partOf } from './crop.ts';

const PHOTO = { width: 800, height: 600 };
const SQUARE = { width: 512, height: 512 };
const STRIP = { width: 1_200, height: 150 };

test('the middle of a picture is kept, as large as it fits', () => {
  expect(partOf(PHOTO, CENTRED, SQUARE)).toEqual({ left: 100, top: 0, width: 600, height: 600 });
  expect(partOf(PHOTO, CENTRED, STRIP)).toEqual({ left: 0, top: 250, width: 800, height: 100 });
});

test('zooming in keeps a smaller part around the same place', () => {
  expect(partOf(PHOTO, { ...CENTRED, zoom: 2 }, SQUARE)).toEqual({ left: 250, top: 150, width: 300, height: 300 });
});

test.each([0, 100])('a place of %i percent ends at the edge of the picture', (at) => {
  for (const zoom of [1, MOST_ZOOM])
    for (const kept of [SQUARE, STRIP]) {
      const { left, top, width, height } = partOf(PHOTO, { zoom, x: at, y: at }, kept);
      expect(at === 0 ? [left, top] : [left + width, top + height]).toEqual(at === 0 ? [0, 0] : [800, 600]);
    }
});

test('a picture follows the hand: half a frame to the right shows what was left of it', () => {
  const zoomed = { ...CENTRED, zoom: 2 };
  const crop = moved(PHOTO, zoomed, SQUARE, { x: 0.5, y: -0.25 });
  expect(partOf(PHOTO, crop, SQUARE)).toEqual({ left: 100, top: 225, width: 300, height: 300 });
});

test('a picture covers its frame however far it is moved', () => {
  for (const zoom of [1, MOST_ZOOM])
    for (const by of [-9, 9]) {
      const { left, top, width, height } = partOf(
        PHOTO,
        moved(PHOTO, { ...CENTRED, zoom }, STRIP, { x: by, y: by }),
        STRIP,
      );
      expect([left, top].every((edge) => edge >= 0)).toBe(true);
      expect([left + width <= 800, top + height <= 600]).toEqual([true, true]);
    }
});

test('a side that fits its frame stays in the middle, so that zooming in starts from there', () => {
  expect(moved(PHOTO, CENTRED, SQUARE, { x: 0, y: 9 })).toEqual(CENTRED);
});

test('a part with less than half of the pixels that are sent will look blurred', () => {
  const sent = { width: 1600, height: 400 };
  expect(isBlurred(PHOTO, CENTRED, sent)).toBe(false);
  expect(isBlurred(PHOTO, { ...CENTRED, zoom: 1.1 }, sent)).toBe(true);
  expect(isBlurred({ width: 790, height: 600 }, CENTRED, sent)).toBe(true);
});
