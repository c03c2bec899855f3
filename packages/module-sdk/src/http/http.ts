import type { AnswerOf, CallName, InputOf, ItemOf, ListCallName } from '@crewdeck/contract';

/** What goes with a call: the parameters of its path by name, `query`, `body` and `signal`. It may be left out where all may. */
type Given<Name extends CallName, Input = InputOf<Name> & { signal?: AbortSignal }> =
  Partial<Input> extends Input ? [input?: Input] : [input: Input];

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** The `cursor` that the same call is to be made with for the next page; `null` on the last one. */
  next: string | null;
  /** How many entries match over every page, at most 1,000; `null` where the server does not say. */
  total: number | null;
  /** Whether more match than `total` says: "1,000+". */
  isTotalCapped: boolean;
  /** Of a person's invites: how many activities they have not read, at most 100; `null` of any other list. */
  unreadActivities: number | null;
  /** Of the answer, as its `ETag` says; `null` where there is none. */
  version: string | null;
}

/**
 * The way to the API: `http.send('PATCH /api/invites/:id', { id, body: { status: 'accepted' } })`. The contract's table of calls
 * says what each one takes and answers. It adds the token, the release and a request id.
 * Every call rejects with `ApiError` when the API refuses and with `NetworkError` when no answer comes.
 */
export interface Http {
  send<Name extends Exclude<CallName, ListCallName>>(name: Name, ...given: Given<Name>): Promise<AnswerOf<Name>>;
  /** One page of a list; rejects with `InvalidReplyError` when the answer is no list (spec 5). */
  getPage<Name extends ListCallName>(name: Name, ...given: Given<Name>): Promise<Page<ItemOf<Name>>>;
  /** A whole list, page after page: for lists that belong to one person or are short by nature. Rejects like `getPage`. */
  getAll<Name extends ListCallName>(name: Name, ...given: Given<Name>): Promise<ItemOf<Name>[]>;
}
