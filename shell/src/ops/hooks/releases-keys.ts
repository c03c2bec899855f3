/** Cache keys of what ops see. Invalidate `all` after a change. */
export const releasesKeys = {
  all: ['releases'] as const,
  status: ['releases', 'status'] as const,
  kept: (module: string) => ['releases', 'kept', module] as const,
};
