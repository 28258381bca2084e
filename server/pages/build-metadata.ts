import type { FastifyInstance } from 'fastify';

/** Which build is running: a browser with an older one knows by it that it must reload. */
export function registerBuildMetadata(app: FastifyInstance, buildId: string): void {
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id: buildId }),
  );
  app.get(`/builds/meta/${buildId}.json`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send({ id: buildId }),
  );
}
