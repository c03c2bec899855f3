import { REQUEST_ID_HEADER } from '@crewdeck/contract';
import axios, { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios';
import type { Answer } from './answer.ts';
import { NetworkError } from './api-error.ts';
import { traceContextOf } from './trace-context.ts';

/** Sends a call. Rejects with NetworkError when no answer comes. */
export async function callByAxios(config: AxiosRequestConfig): Promise<Answer> {
  try {
    const headers = { ...config.headers, ...traceContextOf(String(config.headers?.[REQUEST_ID_HEADER])) };
    return answerOf(await axios.request({ ...config, headers }));
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    if (!error.response) throw new NetworkError(error.message);
    return answerOf(error.response);
  }
}

function answerOf({ status, data, headers }: AxiosResponse): Answer {
  return { status, data, headers };
}
