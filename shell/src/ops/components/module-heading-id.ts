/** Id of a module's heading, to lead focus to its card. */
export function moduleHeadingId(module: string): string {
  return `module-${module}`;
}
