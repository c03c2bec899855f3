import type { NavigateOptions } from 'react-router-dom';
import { useSearchParams } from './use-search-params.ts';

/** Values by the name of their parameter; `null` where the address has none. */
type AddressState<Name extends string> = Readonly<Record<Name, string | null>>;

/** Sets the given parameters and keeps all others as they are in the address now. Empty ones are removed. */
type ChangeAddress<Name extends string> = (
  changes: Partial<AddressState<Name>>,
  options?: Pick<NavigateOptions, 'replace' | 'state'>,
) => void;

/**
 * State of a page in its query parameters: filters, tabs, dialogs. A change names only the parameters that it sets, so that two
 * quick changes both count. It pushes a history entry unless `replace` is set, and doesn't scroll.
 */
export function useAddressState<Name extends string>(
  names: readonly Name[],
): [AddressState<Name>, ChangeAddress<Name>] {
  const [parameters, setParameters] = useSearchParams();
  const state = Object.fromEntries(names.map((name) => [name, parameters.get(name)])) as AddressState<Name>;

  return [
    state,
    (changes, options) =>
      setParameters(
        (inAddress) => {
          const next = new URLSearchParams(inAddress);
          for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { ...options, preventScrollReset: true },
      ),
  ];
}
