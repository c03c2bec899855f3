import { useEffect, useState } from 'react';

const TICK_MS = 5_000;

/** The time, moving on every few seconds, so that ages don't stand still while nothing else changes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
