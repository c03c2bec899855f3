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

export const CENTRED: Crop = { zoom: 1, x: 50, y: 50 };
export const MOST_ZOOM = 4;

/** The part of a picture that a crop keeps, in its pixels and in the proportions of `kept`. It never leaves the picture. */
export function partOf(picture: Size, { zoom, x, y }: Crop, kept: Size) {
  const scale = Math.min(picture.width / kept.width, picture.height / kept.height) / zoom;
  const [width, height] = [kept.width * scale, kept.height * scale];
  return { left: ((picture.width - width) * x) / 100, top: ((picture.height - height) * y) / 100, width, height };
}
