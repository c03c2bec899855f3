/**
 * Whether leaving now would lose what somebody has entered. Forms guard themselves against that with the browser's own
 * signal (`useUnsavedChanges` of the SDK), so the same question is put to them here.
 */
export function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
