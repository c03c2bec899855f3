import { type Writing, write } from './writing.ts';

/** Writers in a process of their own, so that they are not late because of what they measure. */
process.once('message', async (writing: Writing) => {
  process.send?.(await write(writing));
  process.disconnect();
});
