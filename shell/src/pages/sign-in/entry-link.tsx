import { useReturnPath, type VisitorPath, withReturnPath } from '@crewdeck/module-sdk';
import { RouteLink } from '../../navigation/route-link.tsx';

interface EntryLinkProps {
  to: VisitorPath;
  label: string;
  /** What was typed as the email already. It isn't put into the page's address, which others may read. */
  email?: string;
  className?: string;
}

/** A link to another page for visitors, which keeps the page that was asked for. */
export function EntryLink({ to, label, email, className }: EntryLinkProps) {
  const returnPath = useReturnPath();
  return (
    <RouteLink to={withReturnPath(to, returnPath)} state={{ email }} className={className}>
      {label}
    </RouteLink>
  );
}
