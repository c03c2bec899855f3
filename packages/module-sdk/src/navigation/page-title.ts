import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';

const titleStore = createStore<{ title: string | null }>(() => ({ title: null }));

/**
 * Names the page after what it shows, such as a person, once that is known. Until then, and with `undefined`, it has the
 * title of the route table. For the page's own component, at most once.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    titleStore.setState({ title: title ?? null });
    return () => titleStore.setState({ title: null });
  }, [title]);
}

/** For the shell only: the title that the page has given itself. */
export function useGivenPageTitle(): string | null {
  return useStore(titleStore, ({ title }) => title);
}
