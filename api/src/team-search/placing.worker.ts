import { parentPort, workerData } from 'node:worker_threads';
import { placeRound } from './alternatives.rules.ts';

parentPort?.postMessage(placeRound(workerData));
