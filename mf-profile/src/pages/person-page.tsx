import { hasStatus, useFailureToast, usePageTitle, useParams } from '@crewdeck/module-sdk';
import { ErrorState, Page } from '@crewdeck/ui-kit';
import { useDeferredValue } from 'react';
import { PersonNotFound } from '../components/person/person-not-found.tsx';
import { PersonSkeleton } from '../components/person/person-skeleton.tsx';
import { PresentPerson } from '../components/person/present-person.tsx';
import { usePerson } from '../hooks/use-person.ts';
import { LOAD_FAILURE_TEXTS } from '../rules/load-failure-texts.ts';

/** `/people/:id`: somebody as others may see them. */
export function PersonPage() {
  const { id = '' } = useParams();
  const person = usePerson(id);
  // The first answer is drawn in slices, so that people can scroll meanwhile.
  const isAwaited = useDeferredValue(person.isPending) || person.isPending;
  // They may have gone, or blocked the viewer, while the page was open.
  const isMissing = hasStatus(person.error, 404);
  usePageTitle(isMissing ? 'Profile not found' : person.data?.name);
  const isFailed = person.isLoadingError && !isMissing;
  useFailureToast({ isLoadingError: isFailed, errorUpdatedAt: person.errorUpdatedAt }, LOAD_FAILURE_TEXTS.profile);

  return (
    <Page width="wide">
      {isAwaited && !isMissing && !isFailed ? <PersonSkeleton /> : null}
      {isMissing ? <PersonNotFound id={id} /> : null}
      {isFailed ? (
        <ErrorState
          titleAs="h1"
          title={LOAD_FAILURE_TEXTS.profile}
          text="Try again in a moment."
          onRetry={() => void person.refetch()}
        />
      ) : null}
      {person.data && !isAwaited && !isMissing ? <PresentPerson person={person.data} /> : null}
    </Page>
  );
}
