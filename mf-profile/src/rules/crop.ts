/** Which part of a picture is kept: how far one is in, and where, in percent of the way from the left and the top. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const CENTRED: Crop = { zoom: 1, x: 50, y: 50 };
export const MOST_ZOOM = 4;

/** The square of a picture that a crop keeps, in its pixels. It never leaves the picture. */
export function squareOf({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: ((width - side) * x) / 100, top: ((height - side) * y) / 100, side };
}
