// Loaded with --import into every Node process of the stack. The channel to the parent closes however the parent ends,
// a kill -9 too, and then this process goes the way it would at a normal stop.
const GRACE_MS = 5_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Listening must not keep a process alive that has nothing else to do.
process.channel?.unref();
