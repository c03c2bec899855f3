import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';

/** One call as the API would receive it. */
export interface ReceivedCall {
  method: string;
  path: string;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

export interface GivenAnswer {
  status?: number;
  body?: unknown;
  /** With lower-case names, such as `link` and `x-total-count` of a paged list. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * For tests only: answers every call of every client in place of the API, which a component test cannot have.
 * An `answer` that throws stands for a network that gives no answer. Returns the calls received so far, as a live list.
 */
export function answerCalls(
  answer: (call: ReceivedCall) => GivenAnswer | Promise<GivenAnswer>,
): readonly ReceivedCall[] {
  const received: ReceivedCall[] = [];
  axios.defaults.adapter = async (config) => {
    const call = asReceivedCall(config);
    received.push(call);
    const { status = 200, body, headers = {} } = await answer(call);
    const response = { data: body, status, statusText: '', headers, config };
    if (status >= 400) throw new AxiosError(`Status ${status}`, undefined, config, null, response);
    return response;
  };
  return received;
}

function asReceivedCall({ method, url, params, data }: InternalAxiosRequestConfig): ReceivedCall {
  return {
    method: (method ?? 'get').toUpperCase(),
    path: url ?? '',
    query: params ?? {},
    body: typeof data === 'string' ? JSON.parse(data) : data,
  };
}
