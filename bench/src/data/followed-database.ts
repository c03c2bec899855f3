import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLLOWED_SETTINGS, startDatabase, startReplica } from '@crewdeck/stack/database';
import type { Workshop } from '../workshop.ts';
import { makeData, migrate, SETTINGS, type Size } from './people-and-projects.ts';

/** Addresses of a database with so many people and as many projects, and of a replica that follows it; both go with the run. */
export function followedDatabase(workshop: Workshop, size: Size): Promise<{ primary: string; replica: string }> {
  return workshop.once(`followed database of ${size}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crewdeck-bench-'));
    workshop.onEnd(() => rm(folder, { recursive: true, force: true }));
    // Readable for the user that PostgreSQL runs as.
    await chmod(folder, 0o755);
    const [ofPrimary, ofReplica] = [join(folder, 'primary'), join(folder, 'replica')];
    const settings = { ...SETTINGS, ...FOLLOWED_SETTINGS };
    const primary = await startDatabase(ofPrimary, settings);
    workshop.onEnd(() => primary.remove());
    await migrate(`${primary.serverUrl}/postgres`);
    await makeData(`${primary.serverUrl}/postgres`, size);
    const replica = await startReplica(ofReplica, ofPrimary, primary, settings);
    workshop.onEnd(() => replica.remove());
    return { primary: `${primary.serverUrl}/postgres`, replica: `${replica.serverUrl}/postgres` };
  });
}
