import type { FastifyRequest } from 'fastify';
import { type Locale, parseLocale } from '#domain/locale.ts';

/** The language of a call: its header x-language-id, ru when missing or unknown (spec 7). */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  return parseLocale(request.headers['x-language-id']);
}
