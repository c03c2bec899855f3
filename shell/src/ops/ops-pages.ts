/** The pages of ops: one chunk, because the first script names each. */
export { ReleasesPage } from './releases-page.tsx';
export { ReportsPage } from './reports-page.tsx';
