/** Which part of a picture is kept: how far one is in, and where, in percent of the way from the left and the top. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far a picture moves in its frame, in shares of the frame's width and height. */
export interface Shift {
  x: number;
  y: number;
}

export const CENTRED: Crop = { zoom: 1, x: 50, y: 50 };
export const MOST_ZOOM = 4;
/** A part that is stretched to more than twice its width looks blurred. */
const MOST_STRETCHED = 2;

/** The part of a picture that a crop keeps, in its pixels and in the proportions of `kept`. It never leaves the picture. */
export function partOf(picture: Size, { zoom, x, y }: Crop, kept: Size) {
  const scale = Math.min(picture.width / kept.width, picture.height / kept.height) / zoom;
  const [width, height] = [kept.width * scale, kept.height * scale];
  return { left: ((picture.width - width) * x) / 100, top: ((picture.height - height) * y) / 100, width, height };
}

/** Whether the part that a crop keeps has so few pixels that it will look blurred. */
export function isBlurred(picture: Size, crop: Crop, kept: Size): boolean {
  return partOf(picture, crop, kept).width * MOST_STRETCHED < kept.width;
}

/** The crop after the picture has moved in its frame, which it always covers. */
export function moved(picture: Size, crop: Crop, kept: Size, by: Shift): Crop {
  const { width, height } = partOf(picture, crop, kept);
  return {
    ...crop,
    x: placeAfter(crop.x, by.x * width, picture.width - width),
    y: placeAfter(crop.y, by.y * height, picture.height - height),
  };
}

/** In percent of the pixels that the frame leaves out. With less than one, there is no way to move. */
function placeAfter(place: number, moved: number, leftOut: number): number {
  return leftOut < 1 ? place : Math.min(100, Math.max(0, place - (moved / leftOut) * 100));
}
