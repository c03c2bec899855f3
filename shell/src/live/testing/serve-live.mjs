import { createServer } from 'node:http';

const { fetch } = globalThis;

/** A local server in place of the API, to which the calls of the page go: each request for the stream is answered by the test. */
export async function serveLive() {
  const arrived = [];
  const awaited = [];
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const stream = asStream(request, response);
    const next = awaited.shift();
    if (next) next(stream);
    else arrived.push(stream);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  // Node has no page whose origin a path could belong to.
  globalThis.fetch = (path, init) => fetch(new URL(path, url), init);
  return {
    next: () => {
      const stream = arrived.shift();
      return stream ? Promise.resolve(stream) : new Promise((resolve) => awaited.push(resolve));
    },
    count: () => count,
    close: () => {
      globalThis.fetch = fetch;
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function asStream({ headers }, response) {
  return {
    token: headers.authorization,
    known: headers['last-event-id'],
    left: new Promise((resolve) => response.on('close', resolve)),
    send: (text) => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(text);
    },
    answer: (status, others = {}) => response.writeHead(status, others).end(),
    end: () => response.end(),
    cut: () => response.destroy(),
  };
}

/** Lets what has arrived be read. */
export const nextTurn = () => new Promise(setImmediate);
