import { moduleTests } from '@crewdeck/module-testing';

export default moduleTests(import.meta.dirname);
