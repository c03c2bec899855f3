/** What a labelled field may be made of. */
export type ValidatedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is chosen in a control of a type that has a calendar. */
const CHOSEN: Record<string, string> = { date: 'day', 'datetime-local': 'time' };

/** The sentence for a control that the browser finds invalid. */
export function complaintOf(control: ValidatedControl, ifEmpty?: string): string {
  const { valueMissing, typeMismatch, tooShort, rangeUnderflow, rangeOverflow } = control.validity;
  if (valueMissing)
    return ifEmpty ?? (control instanceof HTMLSelectElement ? 'Choose an option.' : 'Fill in this field.');
  if (typeMismatch && control.type === 'url') return 'Enter a whole address, like https://example.org.';
  if (typeMismatch && control.type === 'email') return 'Enter a whole address, like nora@example.edu.';
  if (control instanceof HTMLInputElement && (rangeUnderflow || rangeOverflow)) return limitComplaintOf(control);
  if (tooShort && control instanceof HTMLInputElement) return `Enter at least ${control.minLength} characters.`;
  return control.validationMessage;
}

function limitComplaintOf({ type, min, max, validity }: HTMLInputElement): string {
  const chosen = CHOSEN[type];
  if (chosen) return validity.rangeUnderflow ? `Choose a later ${chosen}.` : `Choose an earlier ${chosen}.`;
  return max === '' ? `Enter ${min} or more.` : `Enter a number from ${min} to ${max}.`;
}

/** Whether it is the first control of its form that has to be corrected. */
export function isFirstInvalid(control: ValidatedControl): boolean {
  const controls = Array.from(control.form?.elements ?? []) as ValidatedControl[];
  return controls.find(({ willValidate, validity }) => willValidate && !validity.valid) === control;
}
