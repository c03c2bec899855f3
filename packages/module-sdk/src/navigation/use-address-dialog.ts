import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressState } from './use-address-state.ts';

/** Longer than a browser takes to go back one step, so that a second click on Close doesn't go back twice. */
const GOING_BACK_MS = 500;

/** The dialog in the address, and the id of what it is about. */
export interface AddressDialog<Name extends string> {
  /** The open one, or `null`. */
  name: Name | null;
  id: string | null;
  open: (name: Name, id: string) => void;
  close: () => void;
}

/**
 * Keeps the open dialog of a page in the address, `?<name>=<id>`, so that it can be reloaded and shared. Opening pushes a
 * history entry, and closing goes back over it. A dialog that was opened by a link has none: closing replaces the address.
 */
export function useAddressDialog<Name extends string>(names: readonly Name[]): AddressDialog<Name> {
  const [inAddress, change] = useAddressState(names);
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef('');
  const name = names.find((candidate) => inAddress[candidate] !== null) ?? null;
  const none = Object.fromEntries(names.map((each) => [each, null])) as Record<Name, null>;

  function goBack(): void {
    if (leaving.current === key) return;
    leaving.current = key;
    // Somebody who is asked about unsaved changes and stays may close again later.
    setTimeout(() => {
      leaving.current = '';
    }, GOING_BACK_MS);
    void navigate(-1);
  }

  return {
    name,
    id: name && inAddress[name],
    open: (next, about) => change({ ...none, [next]: about }, { state: OPENED_HERE }),
    close: () => {
      if (isOpenedHere(state)) goBack();
      else change(none, { replace: true });
    },
  };
}

/** In the history entry, and not in memory, so that it outlives a reload. */
const OPENED_HERE = { isDialogOpenedHere: true };

/** Whether a history entry was pushed by opening a dialog. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDialogOpenedHere' in state;
}
