import { Stack, Words } from '@crewdeck/ui-kit';
import { type Entry, EntryButton } from './entry-button.tsx';

const HINTS: Record<Entry, string> = {
  'sign-in': 'The owner sees your profile and can invite you.',
  profile: 'Please complete your profile first. The owner sees it when you show interest.',
};

/** The step before a person can show interest: sign in, or make a profile. It leads back here. */
export function EntryStep({ needs }: { needs: Entry }) {
  return (
    <Stack gap={3}>
      <EntryButton needs={needs} size="lg" />
      <Words tone="muted" size="md">
        {HINTS[needs]}
      </Words>
    </Stack>
  );
}
