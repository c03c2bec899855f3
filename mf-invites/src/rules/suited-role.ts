import { SKILL_CATALOGUE } from '@crewdeck/contract';
import type { WidgetPropsByName } from '@crewdeck/module-sdk';

export type Receiver = WidgetPropsByName['mf-invites/invite-dialog']['receiver'];
type Canonical = (name: string) => string;

/** The open role that a person names, or else that names most of their skills, or the areas of them; empty where none does. */
export function suitedRole(
  roles: readonly string[],
  { skills = [], roles: own = [] }: Pick<Receiver, 'skills' | 'roles'>,
  canonical: Canonical,
): string {
  const named = roles.find((role) => own.some((one) => one.toLowerCase() === role.toLowerCase()));
  if (named !== undefined) return named;
  const known = skills.map(({ skill }) => canonical(skill.name));
  const scores = roles.map((role) => scoreOf(role, known, canonical));
  const most = Math.max(...scores);
  return (most > 0 && roles[scores.indexOf(most)]) || '';
}

function scoreOf(role: string, known: readonly string[], canonical: Canonical): number {
  const words = role.split(/[\s/,]+/);
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`);
  const named = new Set([...words, ...pairs].map(canonical));
  const inArea = areasNamedBy(role).flatMap((skills) => skills.map(canonical));
  return known.filter((skill) => named.has(skill) || inArea.includes(skill)).length;
}

function areasNamedBy(role: string): readonly (readonly string[])[] {
  const text = role.toLowerCase().replace(/[\s-]/g, '');
  return Object.entries(SKILL_CATALOGUE).flatMap(([area, skills]) =>
    text.includes(area.toLowerCase()) ? [skills] : [],
  );
}
