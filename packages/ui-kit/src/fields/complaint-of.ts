/** What a labelled field may be made of. */
export type ValidatedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The sentence for a control that the browser finds invalid. Limits of dates the browser words best. */
export function complaintOf(control: ValidatedControl, ifEmpty?: string): string {
  const { valueMissing, typeMismatch, tooShort, rangeUnderflow, rangeOverflow } = control.validity;
  if (valueMissing)
    return ifEmpty ?? (control instanceof HTMLSelectElement ? 'Choose an option.' : 'Fill in this field.');
  if (typeMismatch && control.type === 'url') return 'Enter a whole address, like https://example.org.';
  if (typeMismatch && control.type === 'email') return 'Enter a whole address, like nora@example.edu.';
  if (control instanceof HTMLInputElement && control.type === 'number' && (rangeUnderflow || rangeOverflow)) {
    return control.max === ''
      ? `Enter ${control.min} or more.`
      : `Enter a number from ${control.min} to ${control.max}.`;
  }
  if (tooShort && control instanceof HTMLInputElement) return `Enter at least ${control.minLength} characters.`;
  return control.validationMessage;
}

/** Whether it is the first control of its form that has to be corrected. */
export function isFirstInvalid(control: ValidatedControl): boolean {
  const controls = Array.from(control.form?.elements ?? []) as ValidatedControl[];
  return controls.find(({ willValidate, validity }) => willValidate && !validity.valid) === control;
}
