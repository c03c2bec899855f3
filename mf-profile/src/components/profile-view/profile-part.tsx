import { Section } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

export interface ProfilePartProps {
  title: string;
  isEmpty: boolean;
  /** What stands in the part while it is empty. Without it an empty part is left out. */
  ifNone?: ReactNode;
  children: ReactNode;
}

/** A part of a profile under its own heading. */
export function ProfilePart({ title, isEmpty, ifNone, children }: ProfilePartProps) {
  if (isEmpty && ifNone === undefined) return null;
  return <Section title={title}>{isEmpty ? ifNone : children}</Section>;
}
