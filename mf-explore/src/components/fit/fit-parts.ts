import { FitGroups } from './fit-groups.tsx';
import { FitLine } from './fit-line.tsx';
import { PeopleForProject } from './people-for-project.tsx';
import { WhyThisFits } from './why-this-fits.tsx';

/** What is loaded with a list by fit, and with no other. */
export const fitParts = { FitGroups, FitLine, PeopleForProject, WhyThisFits };

export type FitParts = typeof fitParts;
