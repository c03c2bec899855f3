import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface ClearFiltersProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> {
  onClear: () => void;
}

/** Clears the filters of a list. The button goes with them, so the focus moves to the search box of the page's `FilterBar`. */
export function ClearFilters({ onClear, ...button }: ClearFiltersProps) {
  function clear() {
    onClear();
    document.querySelector<HTMLElement>('[role="search"] [type="search"]')?.focus();
  }
  return <Button {...button} onClick={clear} />;
}
