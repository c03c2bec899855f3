import { createContext, type ReactNode, useContext } from 'react';

const ModuleScopeContext = createContext('shell');

/** Marks everything below as part of one release, `<module>@<version>-<hash>`, so that its calls carry its name. */
export function ModuleScope({ release, children }: { release: string; children: ReactNode }) {
  return <ModuleScopeContext value={release}>{children}</ModuleScopeContext>;
}

/** The release that the calling component belongs to; `shell` outside of any module. */
export function useModuleRelease(): string {
  return useContext(ModuleScopeContext);
}
