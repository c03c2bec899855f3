import { type ComponentProps, type ReactNode, useId } from 'react';
import { Stack } from './boxes.tsx';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
}

/** A part of a page under its own `h2`. */
export function Section({ title, children, ...section }: SectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId} {...section}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Stack>
  );
}
