import { useState } from 'react';
import { providerMessageOf } from '../../session/provider-errors.ts';

type Way = 'password' | 'google';

/** Email, password and one attempt at a time to get in with them, or with Google. */
export function useCredentials(
  withPassword: (email: string, password: string) => Promise<void>,
  withGoogle: () => Promise<void>,
) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busyWith, setBusyWith] = useState<Way | null>(null);
  const [error, setError] = useState<string | null>(null);

  const attempt = async (way: Way, run: () => Promise<void>) => {
    if (busyWith) return;
    setBusyWith(way);
    setError(null);
    try {
      await run();
    } catch (failure) {
      setError(providerMessageOf(failure));
    } finally {
      setBusyWith(null);
    }
  };

  return {
    email,
    setEmail,
    password,
    setPassword,
    busyWith,
    error,
    submitPassword: () => attempt('password', () => withPassword(email, password)),
    submitGoogle: () => attempt('google', withGoogle),
  };
}
