const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstGraphemes(text: string, count: number): string {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}

/**
 * Two letters that stand for a person (decisions: initials): the first graphemes of the first two words, the first two
 * of a single word, '?' for an empty name. Graphemes, so that 'é' typed as two characters or a flag stays whole.
 */
export function initialsOf(name: string): string {
  const [first, second] = name.trim().split(/\s+/u);
  if (!first) {
    return '?';
  }
  const initials = second ? firstGraphemes(first, 1) + firstGraphemes(second, 1) : firstGraphemes(first, 2);
  return initials.toLocaleUpperCase();
}
