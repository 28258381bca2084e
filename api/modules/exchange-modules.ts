/** What speaks with the accounting system. Where there is no folder for files, nothing of it is there. */
import { join } from 'node:path';
import { registerExchange } from '../exchange-1c/exchange-1c.routes.ts';
import { createExchange, type Exchange } from '../exchange-1c/exchange-1c.ts';
import type { Foundation } from '../foundation.ts';
import type { UserModules } from './user-modules.ts';

export function registerExchangeModules(
  { http, config, db, publicUrl, log }: Foundation,
  { access }: UserModules,
): Exchange | null {
  const { databaseUrl, dataDir } = config;
  if (dataDir === undefined || databaseUrl === null) return null;
  const exchange = createExchange({
    db,
    databaseUrl,
    folder: join(dataDir, 'exchange'),
    passwords: access.passwords,
    siteUrl: publicUrl,
    ordersEncoding: config.exchange?.orders ?? 'utf-8',
    hasDiskSpace: http.hasDiskSpace,
    warn: (facts, words) => log.warn(facts, words),
  });
  registerExchange(http, exchange, config.exchange?.texts ?? 'windows-1251');
  return exchange;
}
