import { type Profile, splitList } from '@crewdeck/contract';
import { ChipList, Section } from '@crewdeck/ui-kit';
import { NothingYet } from './nothing-yet.tsx';

/** What the person would like to work on. */
export function Interests({ profile }: { profile: Profile }) {
  const interests = splitList(profile.interests);
  return (
    <Section title="Interests">
      {interests.length === 0 ? (
        <NothingYet text="No interests added yet." linkText="Add your interests" />
      ) : (
        <ChipList items={interests} tone="accent" label="Interests" />
      )}
    </Section>
  );
}
