import { parentPort, workerData } from 'node:worker_threads';
import { placeUnits } from './placing.rules.ts';

parentPort?.postMessage(placeUnits(workerData));
