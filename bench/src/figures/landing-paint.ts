import { landingPage, slowLoad } from '../browser/page-load.ts';

/** Largest paint of the landing page, for somebody on a slow phone who has never been there. */
export const landingPaint = slowLoad('landing-paint', landingPage, 'largestPaint', 0.5);
