import { JOB_NAMES, type JobName } from '../jobs/job-list.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { TestApi } from './test-api.ts';

/** Runs these jobs one after the other, all of the list unless some are named, whether or not they are due. */
export async function runJobs(api: TestApi, ...names: JobName[]): Promise<void> {
  for (const name of names.length > 0 ? names : JOB_NAMES) await api.get(Jobs).run(name);
}
