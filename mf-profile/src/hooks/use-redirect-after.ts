import { useNavigate } from '@crewdeck/module-sdk';
import { useEffect } from 'react';

/** Goes to `path` after `delay` milliseconds, in place of this page, so that Back doesn't lead into it again. */
export function useRedirectAfter(path: string, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [navigate, path, delay]);
}
