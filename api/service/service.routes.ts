/** What operators and programmers ask: is it alive, is it ready, what are its calls. */
import type { Http } from '../http/http.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { buildOpenApi } from './openapi.ts';

let openApi: string | undefined;

/** Written when it is first asked for: most processes never are. */
function writeOpenApi(): string {
  openApi ??= JSON.stringify(buildOpenApi());
  return openApi;
}

export function registerService({ app, hasDiskSpace }: Http, findReadiness: () => Promise<boolean>): void {
  const docs = docsPage();

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const isReady = await findReadiness().catch(() => false);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable', ...(hasDiskSpace() ? {} : { writes: 'paused' }) });
  });

  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(writeOpenApi()),
  );

  app.get('/api/docs/', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', docsPolicy)
      .send(docs),
  );
}
