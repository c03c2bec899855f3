import axios, { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios';
import type { Answer } from './answer.ts';
import { NetworkError } from './api-error.ts';

/** Sends a call. Rejects with NetworkError when no answer comes. */
export async function callByAxios(config: AxiosRequestConfig): Promise<Answer> {
  try {
    return answerOf(await axios.request(config));
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    if (!error.response) throw new NetworkError(error.message);
    return answerOf(error.response);
  }
}

function answerOf({ status, data, headers }: AxiosResponse): Answer {
  return { status, data, headers };
}
