/**
 * The shell starts a watcher that reads from our pipe, and then becomes the program (`exec`). When this process ends, even by
 * a kill, the pipe closes and the watcher asks the program to stop. A second subshell starts the watcher, so that it is no
 * child of the program: PostgreSQL would report a child that it did not start.
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
