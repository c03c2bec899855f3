import type { PageRelease } from '@crewdeck/releases/host-document';
import { isCounted } from '../reports/report-release.ts';
import { readNote, writeNote } from './session-notes.ts';
import { nameOf } from './set-aside.ts';

const BEGUN = 'crewdeck-begun';
/** A part is at rest once the page has had so long for other things after it, in milliseconds. */
const CALM_MS = 1_000;
/** Whoever has waited for so long, in milliseconds, doesn't leave early. */
const PATIENCE_MS = 5_000;
/** So often in a row a page leaves itself before it has come to rest, and it is a loop. */
const MOST_LEAVINGS = 3;

/** What a page load leaves for the next one while parts of it have not come to rest. Only a page that is gone can't take it back. */
interface Note {
  releases: string[];
  /** How often in a row a page has left itself, up to the one that wrote this; `null` when it never left. */
  leavings: number | null;
}

/** How many parts of a release are under way, by name. */
const underWay = new Map<string, number>();
/** When the latest of them began, or came back into view. */
let since = 0;
let leavings = 0;
let isLeavingItself = false;
let hasLeft = false;

/** The releases on which the last page load of this tab hung. To be asked once, before anything is loaded. */
export function findHung(): string[] {
  const note = readNote<Note>(BEGUN);
  writeNote(BEGUN, null);
  if (!note) return [];
  if (note.leavings === null || note.leavings >= MOST_LEAVINGS) return note.releases;
  leavings = note.leavings;
  return [];
}

/** A part of a release is about to run, or to be drawn. Returns what is to be called when it has, or never will. */
export function begin(release: PageRelease): () => void {
  if (!isCounted(release)) return () => undefined;
  const name = nameOf(release);
  since = Date.now();
  underWay.set(name, (underWay.get(name) ?? 0) + 1);
  keepNote();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    setTimeout(() => end(name), CALM_MS);
  };
}

/** The page goes for a reason that is known. */
export function forgetBegun(): void {
  underWay.clear();
  keepNote();
}

/** A page that somebody leaves takes its note with it; one that hangs or dies can't. */
export function watchLeaving(): void {
  window.addEventListener('pagehide', noteLeaving);
  window.addEventListener('pageshow', noteReturn);
  document.addEventListener('visibilitychange', noteReturn);
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', noteOwnNavigation);
}

function end(name: string): void {
  const rest = (underWay.get(name) ?? 1) - 1;
  if (rest > 0) underWay.set(name, rest);
  else underWay.delete(name);
  keepNote();
}

/** What nobody looks at may be ended by the system at any time, without a word. */
function keepNote(own: number | null = null): void {
  const isBegun = underWay.size > 0 && !document.hidden;
  if (!hasLeft) writeNote(BEGUN, isBegun ? ({ releases: [...underWay.keys()], leavings: own } satisfies Note) : null);
}

function noteLeaving(): void {
  const isOverdue = Date.now() - since >= PATIENCE_MS;
  if (isLeavingItself) keepNote(leavings + 1);
  else if (!isOverdue) forgetBegun();
  hasLeft = true;
}

function noteReturn(event: Event): void {
  if (event.type === 'pageshow') hasLeft = false;
  since = Date.now();
  keepNote();
}

function noteOwnNavigation(event: Event): void {
  const { userInitiated, destination } = event as Event & {
    userInitiated: boolean;
    destination: { sameDocument: boolean };
  };
  if (!destination.sameDocument) isLeavingItself = !userInitiated;
}
