import { useEffect, useState } from 'react';

/** Turns true `limit` milliseconds after the component appeared. */
export function useTimeLimit(limit: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  return isOver;
}
