import type { NavigateOptions } from 'react-router-dom';
import { useSearchParams } from './use-search-params.ts';

/** Values by the name of their parameter; `null` where the address has none. */
type AddressState<Name extends string> = Readonly<Record<Name, string | null>>;

/** Sets the given parameters and leaves every other one as the address has it now. An empty one leaves no trace. */
type ChangeAddress<Name extends string> = (
  changes: Partial<AddressState<Name>>,
  options?: Pick<NavigateOptions, 'replace' | 'state'>,
) => void;

/**
 * What a page keeps in its address: filters, tabs, dialogs. A change names only the parameters it sets, so that of two
 * quick ones none is lost. It is a step that Back undoes, unless it replaces the one before, and does not scroll.
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
