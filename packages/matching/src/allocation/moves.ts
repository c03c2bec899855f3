/**
 * Who is where. Places are the groups that projects may open, and `nowhere`, which has the number after theirs. Whatever is to be
 * searched is a board: only `put` and `isAllowed` know what is worth what.
 */
export interface Board {
  /** The project of each place. */
  readonly projectOf: readonly number[];
  readonly nowhere: number;
  /** The place of each student; `put` keeps it. */
  readonly placeOf: Int32Array;
  /** How many are at each place; `put` keeps it. */
  readonly sizes: Int32Array;
  /** With how many students a group at each place opens best. */
  readonly openingSizes: readonly number[];
  /** What a usual move changes, in points: how much worse the search accepts at first. */
  readonly scale: number;
  /** Students who are better off in one place. */
  readonly partnersOf: readonly (readonly number[])[];
  /** Whether what is on the board now may be an answer. */
  readonly isAllowed: () => boolean;
  /** @returns by how much the worth grows; the same student put back loses as much */
  readonly put: (student: number, place: number) => number;
}

/** How often each move is tried; what is left is a student who takes a partner along. */
const SHARES = { alone: 0.55, swap: 0.35, groups: 0.03, open: 0.01 } as const;
/** How often a student who moves alone goes where a partner is, and how often one who opens a group takes a partner. */
const SHARE_TO_PARTNER = 0.5;

/** Changes to a board, by chance. The last one can be taken back. */
export function movesOn(
  { projectOf, nowhere, placeOf, sizes, openingSizes, partnersOf, put }: Board,
  random: () => number,
): { tryMove: () => number; undo: () => void } {
  /** Students who were put elsewhere, each before the place where they were. */
  const moved = new Int32Array(2 * placeOf.length + 2);
  let count = 0;
  const below = (count: number) => Math.floor(random() * count);
  const placeAt = (student: number) => placeOf[student] ?? nowhere;
  const anyPlace = () => below(nowhere + 1);
  const anyPartnerOf = (student: number) => {
    const partners = partnersOf[student] ?? [];
    return partners[below(partners.length)];
  };

  function move(student: number, place: number): number {
    moved[count] = student;
    moved[count + 1] = placeAt(student);
    count += 2;
    return put(student, place);
  }

  function moveAlone(student: number): number {
    const partner = random() < SHARE_TO_PARTNER ? anyPartnerOf(student) : undefined;
    return move(student, partner === undefined ? anyPlace() : placeAt(partner));
  }

  function swap(student: number, other: number): number {
    const [from, to] = [placeAt(student), placeAt(other)];
    return move(student, to) + move(other, from);
  }

  /** Two groups change projects. Where one of them isn't open, the other one moves there. */
  function swapGroups(one: number, other: number): number {
    if (one === nowhere || projectOf[one] === projectOf[other]) return 0;
    let gain = 0;
    for (let student = 0; student < placeOf.length; student += 1) {
      const place = placeAt(student);
      if (place === one) gain += move(student, other);
      else if (place === other) gain += move(student, one);
    }
    return gain;
  }

  function moveWithPartner(student: number): number {
    const [partner, place] = [anyPartnerOf(student), anyPlace()];
    return partner === undefined ? 0 : move(student, place) + move(partner, place);
  }

  /** A whole group opens at once: a penalty for opening may be more than the search accepts for one student. */
  function openGroup(student: number): number {
    if (nowhere === 0) return 0;
    const place = below(nowhere);
    if ((sizes[place] ?? 0) > 0) return 0;
    let gain = move(student, place);
    for (let left = (openingSizes[place] ?? 0) - 1; left > 0; left -= 1) {
      const partner = random() < SHARE_TO_PARTNER ? anyPartnerOf(student) : undefined;
      const other = partner ?? below(placeOf.length);
      if (placeAt(other) !== place) gain += move(other, place);
    }
    return gain;
  }

  return {
    tryMove() {
      count = 0;
      const student = below(placeOf.length);
      let draw = random() - SHARES.alone;
      if (draw < 0) return moveAlone(student);
      draw -= SHARES.swap;
      if (draw < 0) return swap(student, below(placeOf.length));
      draw -= SHARES.groups;
      if (draw < 0) return swapGroups(placeAt(student), below(nowhere));
      draw -= SHARES.open;
      return draw < 0 ? openGroup(student) : moveWithPartner(student);
    },
    undo() {
      for (let last = count - 2; last >= 0; last -= 2) put(moved[last] ?? 0, moved[last + 1] ?? nowhere);
    },
  };
}
