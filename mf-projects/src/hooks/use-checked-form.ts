import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * A form that is checked before it is sent. It keeps quiet about `problems` until a person tries to send, then leads them
 * to the first field that has one.
 *
 * @param problems a sentence for each field that cannot be sent as it is
 * @param send called when there is none
 * @returns what the `form` element takes, and the problems to show
 */
export function useCheckedForm<Problems extends object>(problems: Problems, send: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (Object.keys(problems).length > 0) setRefusals((count) => count + 1);
    else send();
  }

  return { checked: { ref: form, noValidate: true, onSubmit: submit }, problems: refusals > 0 ? problems : {} };
}
