import { monolithConfig } from '../dist/monolith/monolith-config.js';

export default monolithConfig(process.env.BENCH_OUTPUT ?? `${import.meta.dirname}/dist`);
