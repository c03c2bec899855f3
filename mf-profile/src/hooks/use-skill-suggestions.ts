import { useState } from 'react';

type Suggest = (typed: string, most: number) => readonly string[];

const NOTHING: Suggest = () => [];

/** Suggests nothing until the catalogue of skills was asked for and has come; where it can't be had, one types as without it. */
export function useSkillSuggestions() {
  const [suggest, setSuggest] = useState<Suggest>(() => NOTHING);

  function load() {
    if (suggest !== NOTHING) return;
    import('@crewdeck/matching/skills').then(
      ({ suggestSkills }) => setSuggest(() => suggestSkills),
      () => setSuggest(() => NOTHING),
    );
  }

  return { suggest, load };
}
