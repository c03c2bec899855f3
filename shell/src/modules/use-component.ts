import { useEffect, useState } from 'react';
import {
  type ComponentAddress,
  forgetComponent,
  type LoadedComponent,
  loadComponent,
  readLoaded,
} from './component-loader.ts';
import { refreshRegistry } from './live-registry.ts';

type LoadState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; loaded: LoadedComponent };

/** The state of a component of a module, and the way to try again with what is live by then. */
export function useComponent({ module, kind, name }: ComponentAddress) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadState>(() => initialState({ module, kind, name }));

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: LoadState) => isCurrent && setState(next);
    const address = { module, kind, name };
    const isRetry = attempt > 0;
    const load = isRetry ? refreshRegistry().then(() => loadComponent(address)) : loadComponent(address);
    load.then(
      (loaded) => settle({ status: 'ready', loaded }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, kind, name, attempt]);

  const retry = () => {
    forgetComponent({ module, kind, name });
    setState({ status: 'loading' });
    setAttempt((current) => current + 1);
  };
  return { state, attempt, retry };
}

function initialState(address: ComponentAddress): LoadState {
  const loaded = readLoaded(address);
  return loaded ? { status: 'ready', loaded } : { status: 'loading' };
}
