import { useEffect, useState } from 'react';

/** True from when it holds, for so many milliseconds and as long as it holds. */
export function useForAWhile(holds: boolean, milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!holds) return;
    setIsOver(false);
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [holds, milliseconds]);
  return holds && !isOver;
}
