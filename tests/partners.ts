/** Partners' programs for tests: keys as the office issues them, and calls that are held against the published document. */
import { expect } from 'vitest';
import { issueApiKey } from '#contract/office/keys.ts';
import type { PartnerCall } from '#contract/partner-call.ts';
import type { Scope } from '#contract/partner-scopes.ts';
import type { TestApp } from './app.ts';
import { askOffice } from './office.ts';
import { anApiKey } from './office-partner-examples.ts';
import { createAnswerJudge, type OpenApi } from './openapi.ts';

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** An Idempotency-Key of one's own. */
  again?: string;
  language?: 'ru' | 'kz';
  remoteAddress?: string;
}

/** `cookie` is of an administrator. */
export async function openPartnerDesk(shop: TestApp, cookie: string) {
  const judge = createAnswerJudge((await shop.app.inject({ url: '/api/openapi.json' })).json() as OpenApi);
  const issue = async (id: number): Promise<string> =>
    (await askOffice(shop, issueApiKey, { cookie, params: { id } })).json().data.key;

  return {
    issue,

    aWorkingKey: async (scopes: readonly Scope[], callsPerMinute = 120): Promise<string> =>
      issue((await anApiKey(shop, { scopes, callsPerMinute })).id),

    async ask(call: PartnerCall, key: string | null, more: Asked = {}) {
      const response = await shop.app.inject({
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, (_slot, name: string) => more.params?.[name] ?? ''),
        query: more.query ?? {},
        headers: {
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...(call.requiresKey ? { 'idempotency-key': more.again ?? crypto.randomUUID() } : {}),
          'x-language-id': more.language ?? 'ru',
        },
        ...(more.body ? { payload: more.body } : {}),
        ...(more.remoteAddress ? { remoteAddress: more.remoteAddress } : {}),
      });
      const contentType = String(response.headers['content-type']);
      const told = { status: response.statusCode, contentType, body: response.json() as unknown };
      expect(judge(call.method, call.path, told)).toBeNull();
      return response;
    },
  };
}
