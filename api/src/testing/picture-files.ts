import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { LARGEST_PICTURE } from '@crewdeck/contract';
import sharp from 'sharp';
import { type Account, unsignedTokenOf } from './people.ts';
import type { TestApi } from './test-api.ts';

export interface UploadAnswer {
  status: number;
  body: { error?: string; code?: string; pictureUrl?: string };
}

/** A picture of one colour, that no other has: of equal ones each person's is served. */
export function aPicture(width = 640, height = 480) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

/** A picture that takes a while to make. */
export function noise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 30 })
    .toBuffer();
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(600, 7)]);
const GIF = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(600, 0xff)]);

const huge = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false });

/** A black PNG of a bit per pixel, which a hundred times smaller file unfolds to. `sharp` takes seconds to make one. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + side / 8));
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Uploads of which no picture is made: what they are, the bytes, the type they are said to have, the status and the sentence. */
export const REFUSED_UPLOADS: [string, () => Promise<Uint8Array | string>, string, number, RegExp][] = [
  ['of 40 megapixels', () => huge(8_000, 5_000).jpeg().toBuffer(), 'image/jpeg', 400, /24 megapixels/],
  ['of a decompression bomb', async () => bomb(16_000), 'image/png', 400, /24 megapixels/],
  ['of an SVG with a script', async () => SVG, 'image/svg+xml', 400, /^SVG files don't work here/],
  ['of an SVG that is said to be a PNG', async () => `<?xml version="1.0"?>${SVG}`, 'image/png', 400, /^SVG files/],
  ['of HEIC', async () => HEIC, 'image/heic', 400, /^HEIC files don't work here/],
  ['of a GIF', async () => GIF, 'image/gif', 400, /^GIF files don't work here/],
  ['of a text that is said to be a picture', async () => 'Hello', 'image/jpeg', 400, /JPEG, PNG or WebP/],
  ['of bytes that are cut off', async () => (await noise()).subarray(0, 2_000), 'image/jpeg', 400, /couldn't read/],
  ['of JSON', async () => '{"picture":"x"}', 'application/json', 400, /JPEG, PNG or WebP/],
  ['of nothing', async () => '', 'image/png', 400, /JPEG, PNG or WebP/],
  ['of too many bytes', async () => Buffer.alloc(LARGEST_PICTURE + 1, 1), 'image/jpeg', 413, /up to 2 MB/],
];

/** @param path such as `/api/users/me/picture` */
export async function uploadPicture(
  api: TestApi,
  { path, by, type = 'image/jpeg' }: { path: string; by: Account; type?: string },
  bytes: Uint8Array | string,
): Promise<UploadAnswer> {
  const response = await fetch(`${api.url}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${unsignedTokenOf(by)}`, 'content-type': type },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}

/** Hangs up on the API when it has sent some of a picture. */
export async function breakOffUpload(api: TestApi, { path, by }: { path: string; by: Account }): Promise<void> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const head = `PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg`;
  socket.write(`${head}\r\nAuthorization: Bearer ${unsignedTokenOf(by)}\r\nContent-Length: 90000\r\n\r\n`);
  socket.write((await noise()).subarray(0, 9_000), () => socket.destroy());
  await new Promise((resolve) => socket.once('close', resolve));
}
