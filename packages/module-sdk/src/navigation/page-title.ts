import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';

const titleStore = createStore<{ title: string | null }>(() => ({ title: null }));

/**
 * Sets the page's title to what it shows, such as a person's name. Until that is known, and with `undefined`, the title of the
 * route stays. For the page component only, at most once.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    titleStore.setState({ title: title ?? null });
    return () => titleStore.setState({ title: null });
  }, [title]);
}

export function givenPageTitle(): string | null {
  return titleStore.getState().title;
}

/** For the shell only: the title that the page has set. */
export function useGivenPageTitle(): string | null {
  return useStore(titleStore, ({ title }) => title);
}
