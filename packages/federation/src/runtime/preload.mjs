// In place of the federation runtime's own file of this name: nobody asks it to preload a remote, because the edge announces in the
// document what a page needs.
const nothing = () => undefined;

export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
};
