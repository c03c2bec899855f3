// In place of the bundler runtime's own file of this name, which loads the remotes that a build names. No build names any: they come
// from the registry, at run time.
export const remotes = () => undefined;
