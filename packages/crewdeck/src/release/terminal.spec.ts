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
    const red = styleFor(true).bad('no');
    const rows = [
      [red, 'x'],
      ['yes', 'y'],
    ];
    expect(red).toBe('\x1b[31mno\x1b[0m');
    expect(table(['A', 'B'], rows)).toContain(`\n${red}   x\n`);
  });
});

it('a text is indented line by line', () => {
  expect(indent('a\n\nb')).toBe('  a\n\n  b');
});
