import type { ModuleName } from '@crewdeck/module-sdk';
import { ErrorState, Page } from '@crewdeck/ui-kit';
import type { PageHeading } from '../routes.ts';
import { useIsOnline } from '../use-is-online.ts';
import { ModuleSlot } from './module-slot.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

const GO_ON = 'You can go on with another page meanwhile.';

interface Props extends PageHeading {
  module: ModuleName;
  page: string;
}

/** A page of a module, with a named panel in its place when it can't be shown. */
export function ModulePage({ module, page, title, lead, width }: Props) {
  const isOnline = useIsOnline();
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
              title={`${title} is switched off for the moment.`}
              text={GO_ON}
              onRetry={tryAgain}
              retryLabel="Look again"
            />
          ) : (
            <ErrorState
              titleAs="h1"
              title={`${title} is not available right now`}
              text={
                isOnline
                  ? `This part of Crewdeck could not be shown. ${GO_ON}`
                  : 'You are offline. Try again once you are connected.'
              }
              onRetry={tryAgain}
            />
          )}
        </Page>
      )}
    />
  );
}
