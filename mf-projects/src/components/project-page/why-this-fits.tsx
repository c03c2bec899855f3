import type { ProjectPage } from '@crewdeck/contract';
import { PointList, Section, Words } from '@crewdeck/ui-kit';

/** For a signed-in visitor whom the project fits: what speaks for it, and what they'd still need. */
export function WhyThisFits({ fit }: Pick<ProjectPage, 'fit'>) {
  if (!fit) return null;
  return (
    <Section title={fit.strength === 'strong' ? 'Why this is a strong fit' : 'Why this fits'}>
      <PointList points={fit.reasons} label="Why this fits" />
      <MissingSkills names={fit.missing ?? []} />
    </Section>
  );
}

/** Skills that a project needs, and that neither a person nor the team has. */
export function MissingSkills({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Words tone="muted" size="sm" dir="auto">
      Still missing on the team: {names.join(', ')}
    </Words>
  );
}
