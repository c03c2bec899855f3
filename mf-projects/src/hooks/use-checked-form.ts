import { useEffect, useRef, useState } from 'react';

/** Keeps quiet about problems until a person tries to send, then leads them to the first field that has one. */
export function useCheckedForm() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return {
    form,
    hasBeenRefused: refusals > 0,
    refuse: () => setRefusals((count) => count + 1),
  };
}
