import { type FormEvent, useEffect, useRef, useState } from 'react';

interface FormToSend<Problems> {
  /** A sentence for each invalid field. Without it, the browser validates the form. */
  problems?: Problems;
  /** Called when the form is valid. */
  send: () => void;
}

/**
 * Validates and submits a form. Problems are shown only after an attempt to submit, which moves the focus to the first invalid
 * field.
 *
 * @returns `checked`, the props of the `form` element, and the problems to show
 */
export function useForm<Problems extends object = object>({ problems, send }: FormToSend<Problems>) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (Object.keys(problems ?? {}).length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    // A form that is empty again once it is sent has nothing wrong.
    setRefusals(0);
    send();
  }

  const shown: Partial<Problems> = refusals > 0 ? (problems ?? {}) : {};
  return { checked: { ref: form, noValidate: problems !== undefined, onSubmit: submit }, problems: shown };
}
