import { useEffect, useEffectEvent } from 'react';

/** Placed behind a component, it tells once that one has been drawn and its effects have run, all without a crash. */
export function FirstRender({ onDone }: { onDone: () => void }) {
  const tell = useEffectEvent(onDone);

  useEffect(() => {
    // A crash in an effect takes this whole place away first, and the timer with it.
    const timer = setTimeout(() => tell());
    return () => clearTimeout(timer);
  }, []);

  return null;
}
