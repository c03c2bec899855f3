import { shellConfig } from '@crewdeck/federation';

export default shellConfig(import.meta.dirname);
