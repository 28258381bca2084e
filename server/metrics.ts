import type { Server } from 'node:http';
import { AggregatorRegistry } from 'prom-client';
import { createServer } from '#api/plain-http.ts';
import { toSentence } from './free-port.ts';
import { StartFailure } from './start-failure.ts';

/** GET /metrics for Prometheus, added up over the workers; on the loopback interface only. */
export function serveMetrics(port: number): Promise<Server> {
  const registry = new AggregatorRegistry();
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.clusterMetrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      // A worker that is too busy to answer in time, or just ending: the next scrape asks again.
      response.writeHead(503).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartFailure(toSentence(error, 'METRICS_PORT', port, '127.0.0.1'))),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
