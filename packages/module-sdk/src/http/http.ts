import type { AnswerOf, CallName, InputOf, ItemOf, ListCallName } from '@crewdeck/contract';

/** Arguments of a call: path parameters by name, `query`, `body` and `signal`. Optional where all of them are. */
type CallArguments<Name extends CallName, Input = InputOf<Name> & { signal?: AbortSignal }> =
  Partial<Input> extends Input ? [input?: Input] : [input: Input];

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** How many entries match over every page, at most 1,000; `null` where the server does not say. */
  total: number | null;
  /** Whether more match than `total` says: "1,000+". */
  isTotalCapped: boolean;
  /** On a person's invites: their unread activities, at most 100; `null` on other lists. */
  unreadActivities: number | null;
  /** From the `ETag`; `null` without one. */
  version: string | null;
}

/**
 * The API client: `http.send('PATCH /api/invites/:id', { id, body: { status: 'accepted' } })`. The contract's table of calls
 * says what each one takes and answers. It adds the token, the release and a request id.
 * Every call rejects with `ApiError` when the API refuses and with `NetworkError` when no answer comes.
 */
export interface Http {
  send<Name extends Exclude<CallName, ListCallName>>(name: Name, ...args: CallArguments<Name>): Promise<AnswerOf<Name>>;
  /** One page of a list; rejects with `InvalidReplyError` when the answer is no list (spec 5). */
  getPage<Name extends ListCallName>(name: Name, ...args: CallArguments<Name>): Promise<Page<ItemOf<Name>>>;
  /** A whole list, page after page: for lists that belong to one person or are short by nature. Rejects like `getPage`. */
  getAll<Name extends ListCallName>(name: Name, ...args: CallArguments<Name>): Promise<ItemOf<Name>[]>;
}
