/** What dialogs are drawn with: 20 kB of Base UI. */
export async function loadModals() {
  return (await import('./modals.ts')).modals;
}
