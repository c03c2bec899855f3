export interface Choice {
  value: string;
  label: string;
}

/** Options of a select that starts with nothing chosen, so that the browser can ask for a choice. */
export function choicesOf(invitation: string, values: readonly string[]): Choice[] {
  return [{ value: '', label: invitation }, ...values.map((value) => ({ value, label: value }))];
}
