import { MOST_PICTURE_PIXELS, PICTURE_SIDE } from '@crewdeck/contract';
import sharp from 'sharp';
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

/** Formats that people try, and how their files begin. Theirs is a better sentence than "we couldn't read it". */
const REFUSED: readonly [format: string, start: RegExp][] = [
  ['HEIC', /^.{4}ftyp(he|mi|ms|av)/s],
  ['GIF', /^GIF8/],
  ['SVG', /^(\xef\xbb\xbf)?\s*<(\?xml|svg|!)/i],
];
const START = 256;

/**
 * A square WebP of {@link PICTURE_SIDE} pixels from a JPEG, PNG or WebP, without what the file said beside: place, camera, comments.
 *
 * @throws DomainError for anything else, or too many pixels; nothing is decoded before the pixels are counted
 */
export async function makePicture(upload: Buffer): Promise<Buffer> {
  const start = upload.toString('latin1', 0, START);
  const [format] = REFUSED.find(([, isStart]) => isStart.test(start)) ?? [];
  if (format)
    throw new DomainError('picture.unreadable', `${format} files don't work here. Choose a JPEG, PNG or WebP file.`);
  try {
    return await sharp(upload, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new DomainError(isTooLarge ? 'picture.too_many_pixels' : 'picture.unreadable');
  }
}
