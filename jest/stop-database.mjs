export default function stopDatabase() {
  return globalThis.crewdeckDatabase.remove();
}
