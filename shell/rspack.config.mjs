import { shellConfig } from '@crewdeck/federation';

export default await shellConfig(import.meta.dirname);
