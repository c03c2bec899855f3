import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';

/** The kit's accent in light and dark, which mail programs and icons can't read from its style sheet. */
const TOKEN = /--color-accent: light-dark\(oklch\((.+?)\), oklch\((.+?)\)\)/;

const read = (path: string) => readFile(join(ROOT, path), 'utf8');

async function accentsOfTheKit(): Promise<string[]> {
  const [, light = '', dark = ''] = TOKEN.exec(await read('packages/ui-kit/src/global.css')) ?? [];
  return [light, dark].map((colour) => hexOf(colour.split(' ').map(Number)));
}

async function lightColoursOfTheKit(): Promise<string[]> {
  const styles = await read('packages/ui-kit/src/global.css');
  const colours = [
    ...styles.matchAll(/--(accent-\d|color-bg|color-text|color-text-muted): light-dark\(oklch\((.+?)\)/g),
  ];
  return colours.map(([, , colour = '']) => hexOf(colour.split(' ').map(Number))).sort();
}

/** CSS Color 4: OKLCH to sRGB. */
function hexOf([lightness = NaN, chroma = NaN, hue = NaN]: number[]): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map(byteOf).join('')}`;
}

function byteOf(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * encoded)
    .toString(16)
    .padStart(2, '0');
}

test.each([
  ['emails', 'api/src/messages/mail/mail-template.ts', /\baccent: '(#\w{6})'/g],
  ['the icon', 'edge/public/favicon.svg', /--accent: (#\w{6})/g],
])('the accent of %s is the one of the kit, in light and in dark', async (_what, path, colour) => {
  const accents = await accentsOfTheKit();
  if (process.env.CREWDECK_WRITE) {
    const left = [...accents];
    const written = (await read(path)).replace(colour, (match, hex: string) => match.replace(hex, left.shift() ?? hex));
    await writeFile(join(ROOT, path), written);
  }
  const colours = [...(await read(path)).matchAll(colour)].map(([, hex]) => hex);
  expect(colours).toEqual(accents);
});

test('the colours of social cards are light ones of the kit', async () => {
  const [, colours = ''] = /const COLOURS = \{(.+?)\};/s.exec(await read('edge/src/page/social-card-layout.ts')) ?? [];
  const [accent] = await accentsOfTheKit();
  const used = [...colours.matchAll(/#\w{6}/g)].map(([hex]) => hex);
  expect(used.sort()).toEqual([...(await lightColoursOfTheKit()), accent].sort());
});
