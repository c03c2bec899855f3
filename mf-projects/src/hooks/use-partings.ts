import { useMyActivities } from '@crewdeck/module-sdk';
import { isParting, type Parting } from '../rules/partings.ts';

/** What has ended for the person lately. Where that can't be had, nothing is said of it. */
export function usePartings(): Parting[] {
  const { data: activities = [] } = useMyActivities();
  return activities.filter(isParting);
}
