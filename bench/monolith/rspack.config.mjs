import { monolithConfig } from '../dist/monolith/monolith-config.js';

const { BENCH_SOURCES = `${import.meta.dirname}/../..`, BENCH_OUTPUT = `${import.meta.dirname}/dist` } = process.env;

export default monolithConfig({ sources: BENCH_SOURCES, output: BENCH_OUTPUT });
