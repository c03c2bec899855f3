import { changed } from './a-module.ts';

export const PAGE = 'src/pages/mentors-page.tsx';
export const WIDGET = 'src/widgets/mentor-card.tsx';
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
  record: { requires: { sdk: '^1.9.0', contract: '^1.3.0', federation: '^2.9.2', ...changes } },
});
/** The page does something as well. */
export const inPage = (statement: string) => ({
  files: changed(PAGE, '  const http = useHttp();', `  const http = useHttp();\n  ${statement}`),
});
/** The widget takes something else, and says so where others look. */
export const taking = (before: string, after: string) => ({
  files: { ...changed(WIDGET, before, after), ...changed('src/widget-props.ts', before, after) },
});
/** The page gives something else to the widget of another module. */
export const giving = (before: string, after: string) => ({ files: changed(PAGE, before, after) });
/** The build has a package in it. */
export const carrying = (name: string, files = {}) => ({ files, record: { packages: ['@crewdeck/ui-kit', name] } });
/** The page stands at another path. */
export const path = (value: string) => ({
  files: {
    'module.json': (
      changed('module.json', '"path": "/mentors", "page"', `"path": "${value}", "page"`)['module.json'] ?? ''
    ).replace('"path": "/mentors", "menu"', `"path": "${value}", "menu"`),
  },
});
