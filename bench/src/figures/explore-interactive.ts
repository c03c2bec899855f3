import { exploreProjects, slowLoad } from '../browser/page-load.ts';

/** End of the last long task of the same load. */
export const exploreInteractive = slowLoad('explore-interactive', exploreProjects, 'interactive', 0.75);
