/** A line of a script, from 1 on. */
interface Said {
  line: number;
}

export interface Import extends Said {
  from: string;
  /** Of values, as the other module calls them; types leave nothing behind. */
  names: readonly string[];
}

export interface ApiCall extends Said {
  /** In capitals; `null` where the path alone is known. */
  method: string | null;
  /** With `~` for what differs from call to call, as `/api/users/~`. */
  path: string;
}

export interface Overreach extends Said {
  /** The end of the sentence "It …". */
  what: string;
}

/** What one script of a module says that others depend on. */
export interface Script {
  file: string;
  imports: readonly Import[];
  calls: readonly ApiCall[];
  /** First lines of properties that it reads, by name. */
  reads: ReadonlyMap<string, number>;
  /** What it does to the page that is everybody's. */
  overreaches: readonly Overreach[];
}
