import { exploreProjects, slowLoad } from '../browser/page-load.ts';

/** Largest paint of the project explorer, for somebody on a slow phone who has never been there. */
export const explorePaint = slowLoad('explore-paint', exploreProjects, 'largestPaint', 0.5);
