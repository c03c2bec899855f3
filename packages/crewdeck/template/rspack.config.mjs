import { moduleConfig } from '@crewdeck/federation';

export default moduleConfig(import.meta.dirname);
