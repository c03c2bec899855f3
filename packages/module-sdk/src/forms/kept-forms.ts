const STORED = 'crewdeck.kept-forms';
/** Enough to sign in again, in milliseconds. No more: the computer may be shared. */
export const LIFETIME_MS = 60 * 60_000;

interface KeptForm {
  keptAt: number;
  fields: object;
}

/** By {@link nameOf}, so that nobody is ever given what another person wrote. */
type KeptForms = Record<string, KeptForm>;

/** Keeps the draft of `writer` at the address `place` in this tab. Does nothing where storage is full or forbidden. */
export function keepForm(writer: string, place: string, fields: object): void {
  store({ ...readAll(), [nameOf(writer, place)]: { keptAt: Date.now(), fields } });
  setTimeout(() => store(readAll()), LIFETIME_MS);
}

/** The kept draft of `writer` at `place`, if any. It may be from another release of the form. */
export function readKeptForm(writer: string, place: string): object | undefined {
  return readAll()[nameOf(writer, place)]?.fields;
}

export function dropKeptForm(writer: string, place: string): void {
  const { [nameOf(writer, place)]: dropped, ...others } = readAll();
  if (dropped) store(others);
}

/** For the shell only: the person signs out on purpose, and leaves nothing behind in this tab, drafts of modules included. */
export function dropKeptForms(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden there is nothing to drop.
  }
}

function nameOf(writer: string, place: string): string {
  return `${writer} ${place}`;
}

/** Without those that have been kept for too long. */
function readAll(): KeptForms {
  try {
    const stored: KeptForms = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    return Object.fromEntries(Object.entries(stored).filter(([, { keptAt }]) => Date.now() - keptAt < LIFETIME_MS));
  } catch {
    // Forbidden, or not ours. The form starts empty, as it would without a memory.
    return {};
  }
}

function store(forms: KeptForms): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(forms));
  } catch {
    // Full or forbidden. The session goes on without a memory of its forms.
  }
}
