/**
 * The office as the browser gets it: one static page at every address of its own, drawn by its script, and the files of
 * its build. Whether it is there at all is decided before by the gate (api/http/office-gate.ts).
 */
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { distFolder } from '../build.ts';
import { registerAssets } from './assets.ts';
import { PAGE_HEADERS, withCamera } from './page-headers.ts';
import { readManifest } from './screen-files.ts';

const ENTRY = 'office/app/entry-office.tsx';
const NO_SCRIPT = 'Офису нужен JavaScript. Офиске JavaScript керек.';

/** What is written into the head: the files of the build, or the build tool's own tags and the sources. */
function toHead(developmentHead: string | undefined): string {
  if (developmentHead !== undefined)
    return `${developmentHead}<script type="module" src="/${ENTRY}"></script>`;
  const { script, styles, modulePreloads, fonts } = readManifest(join(distFolder, 'office'))([], ENTRY);
  const at = (path: string) => `/office${path}`;
  return [
    '<link rel="icon" href="/office/favicon.svg" type="image/svg+xml">',
    ...fonts.map((font) => `<link rel="preload" href="${at(font)}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((style) => `<link rel="stylesheet" href="${at(style)}">`),
    ...modulePreloads.map((module) => `<link rel="modulepreload" href="${at(module)}">`),
    `<script type="module" src="${at(script)}"></script>`,
  ].join('');
}

const toPage = (head: string): string =>
  '<!doctype html><html lang="ru-KZ"><head><meta charset="utf-8"><title>Шебер</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">' +
  `${head}</head><body><div id="office"></div><noscript><main><p>${NO_SCRIPT}</p></main></noscript></body></html>`;

/** Collecting may stand on a phone's first page. */
const IS_PICKING = /^\/office\/pick(\/|\?|$)/;
const MANIFEST = '<link rel="manifest" href="/office/pick.webmanifest">';

/** Collecting and stock-taking read codes by camera; no other page of the office may have one. */
const HAS_CAMERA = /^\/office\/(pick|stock)(\/|\?|$)/;

export function registerOfficePage(app: FastifyInstance, developmentHead?: string): void {
  const head = toHead(developmentHead);
  const page = toPage(head);
  const pickPage = toPage(head + (developmentHead === undefined ? MANIFEST : ''));
  const sendOffice = (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .headers(HAS_CAMERA.test(request.url) ? withCamera(PAGE_HEADERS) : PAGE_HEADERS)
      // A link that opens an account stands in the address: no other host hears of it.
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .header('content-type', 'text/html; charset=utf-8');
    if (developmentHead !== undefined) reply.removeHeader('content-security-policy');
    return reply.send(IS_PICKING.test(request.url) ? pickPage : page);
  };
  for (const path of ['/office', '/office/*']) app.get(path, sendOffice);
  if (developmentHead === undefined) registerAssets(app, 'office', sendOffice);
}
