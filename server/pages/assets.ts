/**
 * The built files of the storefront: held in memory with their compressed forms (a few hundred kilobytes in all),
 * and the map from a screen to the files it needs.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Assets } from '#storefront/page/head/document.ts';
import type { PageRequest } from '#storefront/page/head/page-request.ts';
import { distFolder } from '../build.ts';
import { acceptedEncoding } from './compress.ts';
import { readPageStyles } from './page-styles.ts';
import { readManifest } from './screen-files.ts';

interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Names under assets/ carry a hash of their content; anything else may change under its name. */
function cacheControlOf(path: string): string {
  if (WORKERS.includes(path)) return 'no-cache';
  return path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Of the storefront, and of the office's collecting. */
const WORKERS: readonly string[] = ['service-worker.js', 'pick-worker.js'];
/** It may speak to the shop alone, and runs nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = `${entry.parentPath}/${entry.name}`;
    const path = full.slice(folder.length + 1);
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || path.startsWith('.vite')) continue;
    const plain = readFileSync(full);
    files.set(`/${path}`, {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      cacheControl: cacheControlOf(path),
      plain,
      br: existsSync(`${full}.br`) ? readFileSync(`${full}.br`) : undefined,
      gzip: existsSync(`${full}.gz`) ? readFileSync(`${full}.gz`) : undefined,
    });
  }
  return files;
}

/**
 * Serves every built file of a front end under its own address. Those under assets/ share one route: a thousand of their own
 * would take a quarter of a second of each start. What there is none of is `missing`'s to answer.
 */
export function registerAssets(
  app: FastifyInstance,
  frontEnd: 'client' | 'office',
  missing: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const prefix = frontEnd === 'office' ? '/office' : '';
  const files = readStaticFiles(join(distFolder, frontEnd));
  const send = (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const file = files.get(path);
    if (!file) return missing(request, reply);
    reply
      .header('etag', file.etag)
      .header('cache-control', file.cacheControl)
      .header('vary', 'accept-encoding');
    if (WORKERS.includes(path.slice(1))) reply.header('content-security-policy', WORKER_POLICY);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const encoding = acceptedEncoding(request.raw);
    const body = (encoding && file[encoding]) || file.plain;
    if (encoding && body !== file.plain) reply.header('content-encoding', encoding);
    return reply.header('content-type', file.type).send(body);
  };
  app.get<{ Params: { '*': string } }>(`${prefix}/assets/*`, (request, reply) =>
    send(`/assets/${request.params['*']}`, request, reply),
  );
  for (const path of files.keys())
    if (!path.startsWith('/assets/')) app.get(prefix + path, (request, reply) => send(path, request, reply));
}

/** Which files a screen's first load needs. */
export function readScreenAssets(): PageRequest['findAssets'] {
  const client = join(distFolder, 'client');
  const findFiles = readManifest(client);
  const findPageStyle = readPageStyles(client);

  function assetsOf(modules: readonly string[], entry?: string): Assets {
    const files = findFiles(modules, entry);
    const joined = findPageStyle(files.styles);
    return joined === null ? files : { ...files, styles: [joined], joinedStyles: files.styles };
  }

  const known = new Map<string, Assets>();
  return (modules, entry) => {
    if (entry !== undefined) return assetsOf(modules, entry);
    const key = modules.join(' ');
    const assets = known.get(key) ?? assetsOf(modules);
    known.set(key, assets);
    return assets;
  };
}
