import type { ProjectPage } from '@crewdeck/contract';
import { Avatar, Cluster, Stack, Words } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface TeamMomentProps {
  project: Pick<ProjectPage, 'owner' | 'collaborators'>;
  title: string;
  /** What comes next. */
  children: ReactNode;
}

/** A moment of the whole team, for its own eyes: their faces, what they've reached, and what comes next. */
export function TeamMoment({ project: { owner, collaborators }, title, children }: TeamMomentProps) {
  return (
    <Stack gap={2}>
      <Cluster gap={1}>
        {[owner, ...collaborators].map(({ id, name, pictureUrl }) => (
          <Avatar key={id} name={name} src={pictureUrl} />
        ))}
      </Cluster>
      <Words tabIndex={-1} size="lg" weight="semibold">
        {title}
      </Words>
      {children ? <Words tone="muted">{children}</Words> : null}
    </Stack>
  );
}
