import type { Fit } from '@crewdeck/contract';

/** How a list stands that was asked for by fit: by fit, or, as nothing in it fits, the newest first. */
export type FitState = 'by-fit' | 'newest';

/** `null` for a list that is empty, or was answered in another order, as to a person without a profile. */
export function fitStateOf(items: readonly { fit: Fit | null }[]): FitState | null {
  if (items.every(({ fit }) => !fit)) return null;
  return items.some(({ fit }) => fit && fit.reasons.length > 0) ? 'by-fit' : 'newest';
}

/** The project of the reader that people of the list fit. */
export function projectOfFit(items: readonly { fit: Fit | null }[]): Fit['project'] {
  return items.find(({ fit }) => fit?.project)?.fit?.project;
}
