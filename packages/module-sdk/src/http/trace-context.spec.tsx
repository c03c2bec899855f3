import axios, { type InternalAxiosRequestConfig } from 'axios';
import { createHttp } from './create-http.ts';

/** @returns the headers of a call that a page makes */
async function headersOfCall(share?: string) {
  document.head.innerHTML = share === undefined ? '' : `<meta name="traced-share" content="${share}">`;
  let sent: InternalAxiosRequestConfig['headers'] | undefined;
  axios.defaults.adapter = async (config) => {
    sent = config.headers;
    return { data: [], status: 200, statusText: '', headers: {}, config };
  };
  await createHttp('mf-test@1.0.0-00000000').getPage('GET /api/projects');
  return { id: String(sent?.['x-request-id']), traceparent: sent?.traceparent };
}

describe('what a call says of its trace', () => {
  it('is nothing where nobody traces', async () => {
    expect((await headersOfCall()).traceparent).toBeUndefined();
  });

  it.each([
    ['1', '01'],
    ['0', '00'],
  ])('is the id of the request, a new span, and with a share of %s the decision %s', async (share, decision) => {
    const calls = [await headersOfCall(share), await headersOfCall(share)];
    const spans = calls.map(({ id, traceparent }) => {
      const [version, trace, span, decided] = String(traceparent).split('-');
      expect([version, trace, decided]).toEqual(['00', id.replaceAll('-', ''), decision]);
      expect(span).toMatch(/^[0-9a-f]{16}$/);
      return span;
    });
    expect(new Set(spans).size).toBe(2);
  });
});
