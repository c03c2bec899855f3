import { type DirectoryUser, splitList } from '@crewdeck/contract';
import { ChipList, Section } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface InterestsProps {
  profile: Pick<DirectoryUser, 'interests'>;
  /** Stands in the place of none. Without it the part is left out. */
  ifNone?: ReactNode;
}

/** What the person would like to work on. */
export function Interests({ profile, ifNone = null }: InterestsProps) {
  const interests = splitList(profile.interests);
  if (interests.length === 0 && ifNone === null) return null;
  return (
    <Section title="Interests">
      {interests.length === 0 ? ifNone : <ChipList items={interests} tone="accent" label="Interests" />}
    </Section>
  );
}
