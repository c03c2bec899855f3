import { COVER_SIZE, MOST_PICTURE_PIXELS, PICTURE_SIDE } from '@crewdeck/contract';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../platform/errors/domain-error.ts';

const QUALITY = 82;
const LONGEST_SECONDS = 5;

// One thread, and nothing kept: a picture is made once. Other formats have decoders that nobody here needs.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** What others see: of a person a square, of a project or hackathon a strip. The edge draws covers on cards, from JPEG alone. */
const SHAPES = {
  face: { width: PICTURE_SIDE, height: PICTURE_SIDE, encode: (made: Sharp) => made.webp({ quality: QUALITY }) },
  cover: { ...COVER_SIZE, encode: (made: Sharp) => made.flatten({ background: 'white' }).jpeg({ quality: QUALITY }) },
};
export type Shape = keyof typeof SHAPES;

/** Formats that people try, and how their files begin. Theirs is a better sentence than "we couldn't read it". */
const REFUSED: readonly [format: string, start: RegExp][] = [
  ['HEIC', /^.{4}ftyp(he|mi|ms|av)/s],
  ['GIF', /^GIF8/],
  ['SVG', /^(\xef\xbb\xbf)?\s*<(\?xml|svg|!)/i],
];
const START = 256;

/**
 * A picture of a shape from a JPEG, PNG or WebP, without what the file said beside: place, camera, comments.
 *
 * @throws DomainError for anything else, or too many pixels; nothing is decoded before the pixels are counted
 */
export async function makePicture(upload: Buffer, shape: Shape): Promise<Buffer> {
  const { width, height, encode } = SHAPES[shape];
  const start = upload.toString('latin1', 0, START);
  const [format] = REFUSED.find(([, isStart]) => isStart.test(start)) ?? [];
  if (format)
    throw new DomainError('picture.unreadable', `${format} files don't work here. Choose a JPEG, PNG or WebP file.`);
  try {
    const made = sharp(upload, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(width, height, { fit: 'cover' });
    return await encode(made).toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new DomainError(isTooLarge ? 'picture.too_many_pixels' : 'picture.unreadable');
  }
}
