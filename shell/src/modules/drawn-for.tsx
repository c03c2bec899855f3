import { useEffect, useEffectEvent } from 'react';

interface Props {
  ms: number;
  onDone: () => void;
}

/** Placed behind a component, it tells once that one has stayed drawn for so long, its effects included, without a crash. */
export function DrawnFor({ ms, onDone }: Props) {
  const tell = useEffectEvent(onDone);

  useEffect(() => {
    // A crash in an effect takes this whole place away first, and the timer with it.
    const timer = setTimeout(() => tell(), ms);
    return () => clearTimeout(timer);
  }, [ms]);

  return null;
}
