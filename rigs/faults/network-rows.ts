/** F24 and F28: readers that do not read, and requests that never come to their end. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaceWorker } from './replace-worker.ts';
import type { Row } from './row.ts';
import type { SharedShop } from './stand.ts';
import { ask, countOf, forMs, paths, seconds, slowest, visit } from './visitors.ts';

const SLOW = 400;
/** Time-outs are looked after every 30 s by Node itself. */
const PATIENCE_MS = 75_000;

function openSlow(url: URL, kind: 'head' | 'body'): Socket {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => {});
  socket.write(
    kind === 'head'
      ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
      : 'POST /api/v1/cart/calculate/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  return socket;
}

export const networkRows = (shared: SharedShop): Row[] => [
  {
    id: 'F28',
    fault: `${SLOW} connections that send a byte a second, half of them heads, half bodies`,
    rule: 'pages are served meanwhile within 4 s, and at least 95 % of the connections are closed by the shop',
    async run() {
      const { shop } = await shared.get();
      const url = new URL(shop.url);
      const sockets = Array.from({ length: SLOW }, (_, at) => openSlow(url, at % 2 ? 'head' : 'body'));
      let closed = 0;
      for (const socket of sockets) socket.once('close', () => (closed += 1));
      const begun = performance.now();
      const visiting = visit(4, forMs(15_000), (step) => ask(shop.url, paths(step)));
      while (closed < SLOW && performance.now() - begun < PATIENCE_MS) {
        await sleep(1000);
        for (const socket of sockets) if (socket.writable) socket.write('a');
      }
      const took = performance.now() - begun;
      const answers = await visiting;
      const others = Array.from({ length: SLOW }, (_, at) => openSlow(url, at % 2 ? 'head' : 'body'));
      const replaced = await replaceWorker(shop);
      for (const socket of [...sockets, ...others]) socket.destroy();
      const failed = countOf(answers, ({ status }) => status !== 200);
      return {
        isRight: failed === 0 && slowest(answers) < 4000 && closed >= SLOW * 0.95,
        figures: `${closed} of ${SLOW} closed within ${seconds(took)}; ${answers.length} answers meanwhile, ${failed} failed, slowest ${seconds(slowest(answers))}; ${replaced}`,
      };
    },
  },
];
