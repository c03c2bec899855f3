import { stripVTControlCharacters } from 'node:util';

type Paint = (text: string) => string;

/** Colours that carry meaning; without colours, the words alone have to do. */
export interface Style {
  good: Paint;
  bad: Paint;
  warning: Paint;
  quiet: Paint;
  heading: Paint;
}

const plain: Paint = (text) => text;
const PLAIN: Style = { good: plain, bad: plain, warning: plain, quiet: plain, heading: plain };

const END = '\x1b[0m';
const paint =
  (code: number): Paint =>
  (text) =>
    text && `\x1b[${code}m${text}${END}`;
const COLOURED: Style = { good: paint(32), bad: paint(31), warning: paint(33), quiet: paint(2), heading: paint(1) };

export function styleFor(hasColours: boolean): Style {
  return hasColours ? COLOURED : PLAIN;
}

/** How many columns a text takes: colours take none. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}
