/** The sources of shell and modules, where the build finds them. */
declare module '#sources/*/src/module.tsx' {
  const definition: import('@crewdeck/module-sdk').ModuleDefinition;
  export default definition;
}
declare module '#sources/shell/src/modules/page-placeholder.tsx' {
  export interface PageHeading {
    width: 'default' | 'wide';
    lead: string;
  }
  export function PagePlaceholder(props: {
    title: string;
    headed?: PageHeading | undefined;
  }): import('react').ReactNode;
}
