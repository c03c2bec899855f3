import { useSearchParams } from '@crewdeck/module-sdk';

/** How filters of a page are read from its address and written to it. */
interface FilterAddress<F> {
  none: F;
  read: (parameters: URLSearchParams) => F;
  write: (filters: F) => Readonly<Record<string, string | undefined>>;
}

export interface AddressFilters<F> {
  filters: F;
  /** A choice: "back" undoes it. */
  choose: (changes: Partial<F>) => void;
  /** A text while it is being typed: it takes the place of the one before, so "back" leaves the page. */
  type: (changes: Partial<F>) => void;
  clear: () => void;
}

/** Filters live in the address, so that they can be shared, reloaded and undone. What else is in it stays. */
export function useAddressFilters<F extends object>({ none, read, write }: FilterAddress<F>): AddressFilters<F> {
  const [parameters, setParameters] = useSearchParams();
  const filters = read(parameters);

  function show(next: F, replace: boolean): void {
    const set = Object.entries(write(next)) as [string, string][];
    setParameters((inAddress) => [...set, ...[...inAddress].filter(([name]) => !(name in none))], {
      replace,
      preventScrollReset: true,
    });
  }

  return {
    filters,
    choose: (changes) => show({ ...filters, ...changes }, false),
    type: (changes) => show({ ...filters, ...changes }, true),
    clear: () => show(none, false),
  };
}
