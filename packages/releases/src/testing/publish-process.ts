import { openStore } from '../open-store.ts';
import { PUBLICATION } from './a-build.ts';

const [location = '', build = ''] = process.argv.slice(2);
const store = await openStore(location);
await store.publish(build, PUBLICATION, { isVersionExclusive: true });
