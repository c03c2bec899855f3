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

/** One page: a line of where and what for each finding, and how many there are. */
export function describeFindings(module: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${module} is in order.`;
  const lines = findings.map(({ check, text, file, line }) =>
    [file && line ? `${file}:${line}` : file, `[${check}]`, text].filter(Boolean).join(' '),
  );
  const count = findings.length === 1 ? 'one finding' : `${findings.length} findings`;
  return [...lines, `${module} is not in order: ${count}.`].join('\n');
}
