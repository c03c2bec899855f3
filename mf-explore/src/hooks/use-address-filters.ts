import { useAddressState } from '@crewdeck/module-sdk';

/** How filters of a page are read from its address and written to it, by the names of their parameters. */
interface FilterAddress<F> {
  none: F;
  read: (inAddress: Readonly<Record<string, string | null>>) => F;
  /** Only those that are set. */
  write: (filters: F) => Readonly<Record<string, string | undefined>>;
}

export interface AddressFilters<F> {
  filters: F;
  /** A choice: "back" undoes it. */
  choose: (changes: Partial<F>) => void;
  /** A text while it is being typed: it takes the place of the one before, so "back" leaves the page. */
  type: (changes: Partial<F>) => void;
  /** @param kept stays as it is */
  clear: (kept?: Partial<F>) => void;
}

/** Filters live in the address, so that they can be shared, reloaded and undone. */
export function useAddressFilters<F extends object>({ none, read, write }: FilterAddress<F>): AddressFilters<F> {
  const [inAddress, change] = useAddressState(Object.keys(none));

  function show(changes: Partial<F>, replace: boolean): void {
    const written = write({ ...none, ...changes });
    change(Object.fromEntries(Object.keys(changes).map((name) => [name, written[name] ?? null])), { replace });
  }

  return {
    filters: read(inAddress),
    choose: (changes) => show(changes, false),
    type: (changes) => show(changes, true),
    clear: (kept) => show({ ...none, ...kept }, false),
  };
}
