import { Section } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

export interface ProfilePartProps {
  title: string;
  isEmpty: boolean;
  /** Shown in place of an empty part, which is left out without it. */
  ifNone?: ReactNode;
  children: ReactNode;
}

/** A part of a profile under its own heading. */
export function ProfilePart({ title, isEmpty, ifNone, children }: ProfilePartProps) {
  if (isEmpty && !ifNone) return null;
  return <Section title={title}>{isEmpty ? ifNone : children}</Section>;
}
