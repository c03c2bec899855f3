import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';

const STEPS = {
  'sign-in': { to: '/sign-in', label: 'Sign in to show interest' },
  profile: { to: '/create-profile', label: 'Create your profile' },
} as const;

/** What a person needs before they can show interest. */
export type Entry = keyof typeof STEPS;

/** Leads to what a person needs first, and back here from there. */
export function EntryButton({ needs, size }: { needs: Entry; size?: 'lg' }) {
  const { pathname } = useLocation();
  const { to, label } = STEPS[needs];
  return (
    <Button variant="primary" {...(size ? { size } : {})} render={<Link to={withReturnPath(to, pathname)} />}>
      {label}
    </Button>
  );
}
