/** A program: the smallest server that sends the bytes it was given. Ends with whoever started it. */
import { createServer } from 'node:http';
import type { FixedAnswer } from './floor.ts';

process.once('disconnect', () => process.exit());

process.once('message', ({ status, headers, body }: FixedAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const fixed = { ...headers, 'content-length': bytes.length };
  const server = createServer((_request, response) => {
    response.writeHead(status, fixed).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
});
