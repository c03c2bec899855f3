import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button, Stack, Words } from '@crewdeck/ui-kit';

const STEPS = {
  'sign-in': {
    to: '/sign-in',
    label: 'Sign in to show interest',
    hint: 'The owner sees your profile and can invite you.',
  },
  profile: {
    to: '/create-profile',
    label: 'Create your profile',
    hint: 'Please complete your profile first. The owner sees it when you show interest.',
  },
} as const;

/** The step before a person can show interest: sign in, or make a profile. It leads back here. */
export function EntryStep({ needs }: { needs: keyof typeof STEPS }) {
  const { pathname } = useLocation();
  const { to, label, hint } = STEPS[needs];
  return (
    <Stack gap={3}>
      <Button variant="primary" size="lg" render={<Link to={withReturnPath(to, pathname)} />}>
        {label}
      </Button>
      <Words tone="muted" size="md">
        {hint}
      </Words>
    </Stack>
  );
}
