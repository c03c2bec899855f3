import type { SyntheticEvent } from 'react';

/** `github.com/nora`, which names no scheme. */
const HOST_AND_PATH = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+([/:?#]\S*)?$/u;

/** Puts `https://` before an address that was typed without it. Other texts, and other kinds of fields, stay as they are. */
export function completeAddress({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  if (field.type !== 'url' || !HOST_AND_PATH.test(field.value)) return;
  field.setRangeText('https://', 0, 0);
  // As if it had been typed: the field's owner is told, and its error goes.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
