import { type Project, rolesLeft } from '@crewdeck/contract';
import { useQuery } from '@crewdeck/module-sdk';
import { type Receiver, suitedRole } from '../rules/suited-role.ts';

const asTyped = (name: string) => name.toLowerCase();

/**
 * The open role of the project that suits a person; empty where none does, or no project is chosen. The catalogue of skills is a file
 * of its own; until it loads, only the case of their names is ignored.
 */
export function useSuitedRole(project: Project | undefined, receiver: Receiver): string {
  const { data } = useQuery({
    queryKey: ['skills', 'catalogue'],
    queryFn: () => import('@crewdeck/matching/skills'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return project ? suitedRole(rolesLeft(project), receiver, data?.canonicalSkill ?? asTyped) : '';
}
