import { ageOf } from './age.ts';
import { closestTo } from './closest-to.ts';
import { failureRate, isAlarming } from './failure-rate.ts';
import { styleFor } from './style.ts';
import { indent, table } from './table.ts';

describe('an age', () => {
  const now = new Date('2026-06-01T12:00:00.000Z');

  it.each([
    ['2026-06-01T11:59:20.000Z', '40 s'],
    ['2026-06-01T11:58:30.000Z', '90 s'],
    ['2026-06-01T11:48:00.000Z', '12 min'],
    ['2026-06-01T10:30:00.000Z', '90 min'],
    ['2026-05-31T00:00:00.000Z', '36 h'],
    ['2026-05-27T12:00:00.000Z', '5 d'],
    ['2026-06-01T12:00:03.000Z', '0 s'],
  ])('of %s is %s', (at, age) => {
    expect(ageOf(at, now)).toBe(age);
  });
});

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

describe('a failure rate', () => {
  it.each([
    [0, 0, '', false],
    [0, 2, '100.0 %', false],
    [97, 3, '3.0 %', true],
    [997, 3, '0.3 %', false],
  ])('of %i good and %i failed page loads is "%s", alarming: %s', (ok, failed, rate, alarming) => {
    expect(failureRate({ ok, failed })).toBe(rate);
    expect(isAlarming({ ok, failed })).toBe(alarming);
  });
});
