import { type FormEvent, useEffect, useRef, useState } from 'react';

interface FormToSend<Problems> {
  /** A sentence for each field that can't be sent. Where the form has none, the browser checks its fields. */
  problems?: Problems;
  /** Called when nothing is wrong. */
  send: () => void;
}

/**
 * How every form is sent. Problems are shown only after an attempt to send, which moves the focus to the first field that
 * has one.
 *
 * @returns `checked` for the `form` element, and the problems to show
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
