export default function removeTempFolder() {
  globalThis.crewdeckRemoveTempFolder();
}
