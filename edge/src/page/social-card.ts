import { createHash } from 'node:crypto';

/** What a messenger draws of a link to a person, a project or a hackathon. */
export interface SocialCard {
  kind: 'Person' | 'Project' | 'Hackathon';
  title: string;
  initials: string;
  /** Below the title, each on its own line. */
  lines: string[];
  /** Path of its cover in the API, and for the thread that draws its bytes as a `data:` URL; `null` without one. */
  cover: string | null;
}

/** Raised when the drawing changes, so that messengers fetch it again. */
const DESIGN = 3;
/** What the font has letters for: Latin, punctuation, currencies and a few arrows. */
const DRAWABLE = /^[\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u20A0-\u20C0\u2122\u2191\u2193\u2212\u2215]+$/;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200D\uFE0F]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @returns `null` where the title has letters that the font lacks: the picture of the site stands in */
export function socialCard(
  kind: SocialCard['kind'],
  title: string,
  lines: readonly string[],
  cover: string | null = null,
): SocialCard | null {
  const drawable = [title, ...lines].map((text) => text.replace(EMOJI, '').replace(/\s+/g, ' ').trim());
  const [shown = '', ...others] = drawable;
  if (!DRAWABLE.test(shown)) return null;
  return {
    kind,
    title: shown,
    initials: initialsOf(shown),
    lines: others.filter((line) => DRAWABLE.test(line)),
    cover,
  };
}

/** Names the picture by its content, so that equal ones are drawn once and a changed one has another address. */
export function socialCardKey(card: SocialCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 16);
}

/** As the avatars of the kit have them. */
function initialsOf(title: string): string {
  const [first = '', second] = title.split(' ');
  const letters = (word: string, count: number) =>
    Array.from(graphemes.segment(word), ({ segment }) => segment)
      .slice(0, count)
      .join('');
  return (second ? letters(first, 1) + letters(second, 1) : letters(first, 2)).toLocaleUpperCase('en');
}
