/** Something that would harm people or others' modules, or that the registry would refuse. */
export interface Finding {
  /** What it is about, such as `styles`. */
  check: string;
  /** A sentence for people. */
  text: string;
  /** Relative to the module's folder, where there is one. */
  file?: string;
  /** From 1 on. */
  line?: number;
}

/** Where something is said. */
export type Place = Pick<Finding, 'file' | 'line'>;

/** Of `src/module.tsx:4`. */
export function placeOf(at: string): Place {
  const colon = at.lastIndexOf(':');
  return { file: at.slice(0, colon), line: Number(at.slice(colon + 1)) };
}

/** One page: a line of where and what for each finding, and how many there are. */
export function describeFindings(module: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${module} is in order.`;
  const lines = findings.map(
    ({ check, text, ...place }) => `${[whereText(place), `[${check}]`].join(' ').trim()} ${text}`,
  );
  const count = findings.length === 1 ? 'one finding' : `${findings.length} findings`;
  return [...lines, `${module} is not in order: ${count}.`].join('\n');
}

function whereText({ file, line }: Place): string {
  if (!file) return '';
  return line ? `${file}:${line}` : file;
}
