/** The first that fits: Edge and Opera say Chrome as well, and Chrome says Safari. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari\//],
];

/** Name and major version, as `Firefox 128`; `other` where it is none of these. */
export function browserOf(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}
