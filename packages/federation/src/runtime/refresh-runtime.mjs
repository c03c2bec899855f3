// In place of `react-refresh/runtime`: the page has one, which was there before React.
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = globalThis.__CREWDECK_REFRESH__;
