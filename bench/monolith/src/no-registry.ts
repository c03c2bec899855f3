/** In place of everything in the shell that knows of releases: one application has one, so there is nothing to ask for. */
export async function registryForNavigation(): Promise<void> {}

export function usePreview(): null {
  return null;
}

export function watchReleases(): void {}

export function reportShell(): void {}

/** Its routes are in its own table. */
export function readModules(): Record<string, never> {
  return {};
}

export function onRegistryChange(): () => void {
  return () => undefined;
}
