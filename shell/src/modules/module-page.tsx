import type { ModuleName } from '@crewdeck/module-sdk';
import { ErrorState, Page } from '@crewdeck/ui-kit';
import { useEffect } from 'react';
import type { PageHeading } from '../routes.ts';
import { useIsOnline } from '../use-is-online.ts';
import { ModuleSlot } from './module-slot.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

const GO_ON = 'The rest of Crewdeck still works.';

interface Props extends PageHeading {
  module: ModuleName;
  page: string;
}

/** A page of a module, with a named panel in its place when it can't be shown. */
export function ModulePage({ module, page, title, lead, width }: Props) {
  return (
    <ModuleSlot
      key={`${module}/${page}`}
      address={{ module, kind: 'pages', name: page }}
      placeholder={<PagePlaceholder title={title} lead={lead} width={width} />}
      renderAbsence={(absence, tryAgain) => (
        <Page>
          {absence === 'stopped' ? (
            <ErrorState
              titleAs="h1"
              title={`${title} is switched off for now.`}
              text={GO_ON}
              onRetry={tryAgain}
              retryLabel="Check again"
            />
          ) : (
            <FailedPage title={title} onRetry={tryAgain} />
          )}
        </Page>
      )}
    />
  );
}

/** Also tries again by itself once the browser has its network back. */
function FailedPage({ title, onRetry }: { title: string; onRetry: () => void }) {
  const isOnline = useIsOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorState
      titleAs="h1"
      title={`${title} isn't available right now`}
      text={
        isOnline ? `We couldn't load this page. ${GO_ON}` : "You're offline. This page loads once you're back online."
      }
      onRetry={onRetry}
    />
  );
}
