import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';

type Lab = readonly [number, number, number];
type Theme = 'light' | 'dark';

const fileOf = (name: string) => readFileSync(join(ROOT, 'packages/ui-kit/src', name), 'utf8');
const TOKENS = fileOf('global.css');
const AVATAR = fileOf('people/avatar.module.css');
const ENOUGH_FOR_TEXT = 4.5;

/** A token of a theme in OKLab. */
function token(name: string, theme: Theme): Lab {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(TOKENS) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = String(theme === 'light' ? light : dark)
    .split(' ')
    .map(Number);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

const mix = (one: Lab, share: number, other: Lab): Lab => {
  const at = (place: 0 | 1 | 2) => one[place] * share + other[place] * (1 - share);
  return [at(0), at(1), at(2)];
};

/** Relative luminance (WCAG 2), by way of linear sRGB. */
function luminance([lightness, a, b]: Lab): number {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Lab, other: Lab): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

/** How much of a colour the style sheet mixes in, as a share of one. */
function shareOf(look: 'first' | 'second', base: 'surface' | 'text'): number {
  const [, percent] = new RegExp(`var\\(--look-${look}\\) (\\d+)%, var\\(--color-${base}\\)`).exec(AVATAR) ?? [];
  return Number(percent) / 100;
}

describe.each(['light', 'dark'] as const)('initials in %s', (theme) => {
  const accent = (place: number) => token(`accent-${place}`, theme);
  const pairs = [0, 1, 2, 3, 4, 5].flatMap((first) => [0, 1, 2, 3, 4, 5].map((second) => [first, second] as const));

  it.each(pairs)('can be read on the colours %i and %i', (first, second) => {
    const text = mix(accent(first), shareOf('first', 'text'), token('color-text', theme));
    const surface = token('color-surface', theme);
    const grounds = [
      mix(accent(first), shareOf('first', 'surface'), surface),
      mix(accent(second), shareOf('second', 'surface'), surface),
    ];
    for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThan(ENOUGH_FOR_TEXT);
  });
});
