/** The sources of shell and modules, where the build finds them. */
declare module '#sources/*/src/module.tsx' {
  const definition: import('@crewdeck/module-sdk').ModuleDefinition;
  export default definition;
}
declare module '#sources/*/module.json' {
  const places: object;
  export default places;
}
declare module '#sources/shell/src/modules/page-placeholder.tsx' {
  export interface PageHeading {
    title: string;
    lead?: string | undefined;
    width?: 'default' | 'wide' | undefined;
  }
  export function PagePlaceholder(props: PageHeading): import('react').ReactNode;
}
