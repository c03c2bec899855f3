import { useQuery } from '@crewdeck/module-sdk';

const asTyped = (name: string) => name.toLowerCase();

/** One name for all names of a skill. The catalogue is a file of its own; until it loads, only the case is ignored. */
export function useCanonicalSkill(): (name: string) => string {
  const { data } = useQuery({
    queryKey: ['skills', 'catalogue'],
    queryFn: () => import('@crewdeck/matching/skills'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data?.canonicalSkill ?? asTyped;
}
