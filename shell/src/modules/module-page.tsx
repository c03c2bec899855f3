import type { ModuleName } from '@crewdeck/module-sdk';
import { ErrorState, Page, useIsOnline } from '@crewdeck/ui-kit';
import { useEffect } from 'react';
import type { PageHeading } from '../routes.ts';
import { ModuleSlot } from './module-slot.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { usePreview } from './registry/page-registry.ts';

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
        <Page width={width}>
          {absence === 'stopped' ? (
            <ErrorState
              titleAs="h1"
              title={`${title} is switched off for now.`}
              text={GO_ON}
              onRetry={tryAgain}
              retryLabel="Check again"
            />
          ) : (
            <FailedPage module={module} title={title} onRetry={tryAgain} />
          )}
        </Page>
      )}
    />
  );
}

interface FailedPageProps {
  module: ModuleName;
  title: string;
  onRetry: () => void;
}

/** Also tries again by itself once the browser has its network back. */
function FailedPage({ module, title, onRetry }: FailedPageProps) {
  const isOnline = useIsOnline();
  const preview = usePreview();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  let text = `We couldn't load this page. ${GO_ON}`;
  if (!isOnline) text = "This page loads once you're back online.";
  else if (preview?.module === module && preview.origin)
    text = `We couldn't show it from ${preview.origin}. Is npm run dev still running? The console says more.`;
  return <ErrorState titleAs="h1" title={`${title} isn't available right now.`} text={text} onRetry={onRetry} />;
}
