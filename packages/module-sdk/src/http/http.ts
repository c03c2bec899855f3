/** Query values; those that are `undefined` or empty are not sent. */
export type Query = Readonly<Record<string, string | number | undefined>>;

export interface RequestOptions {
  query?: Query;
  signal?: AbortSignal;
}

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Path of the next page, to be given to `getPage` as it is; `null` on the last one. */
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
 * The way to the API. It adds the token, the release and a request id. Paths come from the contract's `paths`.
 * Every call rejects with `ApiError` when the API refuses and with `NetworkError` when no answer comes.
 */
export interface Http {
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  /** One page of a list; rejects with `InvalidReplyError` when the answer is no list (spec 5). */
  getPage<T>(path: string, options?: RequestOptions): Promise<Page<T>>;
  /** A whole list, page after page: for lists that belong to one person or are short by nature. Rejects like `getPage`. */
  getAll<T>(path: string, options?: RequestOptions): Promise<T[]>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  delete(path: string): Promise<void>;
}
