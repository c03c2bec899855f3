import { useRouteError } from 'react-router-dom';
import { FailurePage } from './failure-page.tsx';

/** Stands in for a page of the shell that has failed. */
export function RouteFailure() {
  return <FailurePage error={useRouteError()} />;
}
