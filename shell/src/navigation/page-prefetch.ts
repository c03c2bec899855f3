import { createContext } from 'react';

/** Starts to load the page at a path. Navigation only says when; how modules load is not its business. */
export type PagePrefetch = (path: string) => void;

export const PagePrefetchContext = createContext<PagePrefetch>(() => undefined);
