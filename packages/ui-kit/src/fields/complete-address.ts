import type { SyntheticEvent } from 'react';

/** `github.com/nora`, which names no scheme. */
const HOST_AND_PATH = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+([/:?#]\S*)?$/u;

/** With `https://` before an address that was typed without it. Other texts stay as they are. */
export function completedAddress(typed: string): string {
  return HOST_AND_PATH.test(typed) ? `https://${typed}` : typed;
}

/** Completes what stands in a field for addresses. Other kinds of fields stay as they are. */
export function completeAddress({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const completed = completedAddress(field.value);
  if (field.type !== 'url' || completed === field.value) return;
  field.setRangeText('https://', 0, 0);
  // As if it had been typed: the field's owner is told, and its error goes.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
