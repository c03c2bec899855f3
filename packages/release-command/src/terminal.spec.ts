import { closestTo } from './closest-to.ts';
import { indent, styleFor, table } from './terminal.ts';

describe('a table', () => {
  it('has columns as wide as their widest cell, none that is empty, and no spaces at the end', () => {
    const rows = [
      ['a', '', 'x'],
      ['longer', '', ''],
    ];
    expect(table(['ONE', 'EMPTY', 'TWO'], rows)).toBe('ONE     TWO\na       x\nlonger');
  });

  it('is not shifted by colours', () => {
    const { bad } = styleFor(true);
    const lines = table(
      ['A', 'B'],
      [
        [bad('no'), 'x'],
        ['yes', 'y'],
      ],
    ).split('\n');
    expect(lines[1]).toBe(`${bad('no')}   x`);
  });

  it('is indented line by line', () => {
    expect(indent('a\n\nb')).toBe('  a\n\n  b');
  });
});

describe('a style', () => {
  it('has colours only where they are wanted', () => {
    expect(styleFor(false).bad('text')).toBe('text');
    expect(styleFor(true).bad('text')).toBe('\x1b[31mtext\x1b[0m');
    expect(styleFor(true).bad('')).toBe('');
  });
});

describe('the word that was meant', () => {
  it.each([
    ['mf-hackathon', 'mf-hackathons'],
    ['mf-exlpore', 'mf-explore'],
    ['explore', 'mf-explore'],
    ['nothing-like-it', undefined],
  ])('for %s is %s', (word, meant) => {
    expect(closestTo(word, ['mf-explore', 'mf-hackathons', 'mf-invites'])).toBe(meant);
  });
});
