import { useEffect, useEffectEvent } from 'react';

interface Props {
  ms: number;
  onDone: () => void;
}

/** Placed after a component: calls `onDone` once that has stayed mounted for `ms` without a crash, effects included. */
export function DrawnFor({ ms, onDone }: Props) {
  const tell = useEffectEvent(onDone);

  useEffect(() => {
    // A crash in an effect unmounts the slot first, and clears the timer.
    const timer = setTimeout(() => tell(), ms);
    return () => clearTimeout(timer);
  }, [ms]);

  return null;
}
