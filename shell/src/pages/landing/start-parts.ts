/** What the landing page draws later, for members and for visitors: one chunk, because the first script names each. */
export { NextStep } from './next-step.tsx';
export { VisitorLists } from './visitor-lists.tsx';
