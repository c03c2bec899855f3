import { useQuery } from '@crewdeck/module-sdk';

const asTyped = (name: string) => name.toLowerCase();

/** One name for all names of a skill, once the catalogue has come, which is a file of its own; until then what is typed alike is the same. */
export function useCanonicalSkill(): (name: string) => string {
  const { data } = useQuery({
    queryKey: ['skills', 'catalogue'],
    queryFn: () => import('@crewdeck/skills'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data?.canonicalSkill ?? asTyped;
}
