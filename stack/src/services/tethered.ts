/**
 * The shell becomes the program (`exec`), after it left a watcher behind that holds our end of a pipe. When this process
 * ends, however it ends, the pipe closes and the watcher asks the program to stop. The watcher is started twice removed,
 * since a database would otherwise wonder about a child it never had.
 */
const TETHERED = `exec 3<&0; ( ( read -r _ <&3; kill -INT $$ 2>/dev/null ) & ); exec "$@" 3<&- </dev/null`;

/**
 * The command of a program that knows nothing of us, for a service with the tether `input`. Windows has no such shell: there the
 * program outlives a stack that is killed, and the next start stops it.
 */
export function tethered(
  program: string,
  args: readonly string[],
  platform: string = process.platform,
): readonly [string, ...string[]] {
  if (platform === 'win32') return [program, ...args];
  return ['/bin/sh', '-c', TETHERED, 'sh', program, ...args];
}
