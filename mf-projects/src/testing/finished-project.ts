import type { ProjectPage } from '@crewdeck/contract';
import { screen } from '@testing-library/react';
import { aProjectPage, aResult, aTeam, aTeamMember, aViewer } from './builders.ts';

/** A finished project, to anybody. */
export const aFinishedPage = (parts: Partial<ProjectPage> = {}) =>
  aProjectPage({ status: 'Completed', isLooking: false, result: aResult(), ...parts });

/** The same, to its owner. */
export const ownersPage = (parts: Partial<ProjectPage> = {}) =>
  aFinishedPage({
    viewer: aViewer({ is: 'owner', credit: { words: null, isNamed: true }, formerMembers: [] }),
    team: aTeam(aTeamMember()),
    ...parts,
  });

/** What came of it, or who made it. */
export const finishPart = () => screen.findByRole('region', { name: /^(Results|Who made it)$/ });
