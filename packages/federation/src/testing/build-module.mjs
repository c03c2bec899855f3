// Builds a folder as a module by the preset. Run: node build-module.mjs FOLDER
import { moduleConfig } from '../../dist/preset.js';
import { runBuild } from '../../dist/run-build.js';

await runBuild(moduleConfig(process.argv[2]));
