/** Whom everything goes back to. It is told to each process, and never fetched. */
export interface Trust {
  /** Public keys of ops to begin with: the one in use, and one that is kept offline. */
  readonly ops: readonly string[];
  /** Public key of the log. */
  readonly log: string;
}

const PART = /^(ops|log):([A-Za-z0-9+/]{43}=)$/;

/** @param text `ops:<key>,ops:<key>,log:<key>`. @returns `null` when it is not that */
export function parseTrust(text: string): Trust | null {
  const parts = text.split(',').map((part) => PART.exec(part.trim()));
  const keysOf = (role: string) => parts.flatMap((part) => (part?.[1] === role && part[2] ? [part[2]] : []));
  const ops = keysOf('ops');
  const [log, ...others] = keysOf('log');
  if (parts.includes(null) || ops.length === 0 || !log || others.length > 0) return null;
  return { ops, log };
}
