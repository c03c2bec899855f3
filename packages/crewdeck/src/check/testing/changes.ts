import { changed } from './a-module.ts';

export const PAGE = 'src/pages/mentors-page.tsx';
export const STYLES = 'src/pages/mentors-page.module.css';

/** The page imports something as well. */
export const imports = (line: string) => changed(PAGE, 'import styles', `${line}\nimport styles`);
/** A rule in the built styles, and in the source, where that is written in another way. */
export const style = (css: string, source = css) => ({
  built: { 'page.css': css },
  files: changed(STYLES, '.card', `${source}\n.card`),
});
/** A record that needs something else of what is shared. */
export const requires = (changes: object) => ({
  record: { requires: { sdk: '^1.9.0', contract: '^2.0.0', federation: '^2.9.2', ...changes } },
});
/** The page does something as well. */
export const inPage = (statement: string) => ({
  files: changed(PAGE, '  const http = useHttp();', `  const http = useHttp();\n  ${statement}`),
});
/** The build has a package in it. */
export const carrying = (name: string, files = {}) => ({ files, record: { packages: ['@crewdeck/ui-kit', name] } });
