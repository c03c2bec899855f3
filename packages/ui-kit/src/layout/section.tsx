import { type ReactNode, useId } from 'react';
import { Stack } from './boxes.tsx';

interface SectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own `h2`. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Stack>
  );
}
