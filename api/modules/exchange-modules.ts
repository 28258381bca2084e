/** What speaks with the accounting system. Where there is no folder for files, nothing of it is there. */
import { join } from 'node:path';
import { toReading, toThresholds } from '#domain/exchange/exchange-settings.ts';
import { connect } from '../database.ts';
import { registerExchange } from '../exchange-1c/exchange-1c.routes.ts';
import { createExchange, createSeenPackages, type Exchange } from '../exchange-1c/exchange-1c.ts';
import type { Foundation } from '../foundation.ts';
import type { UserModules } from './user-modules.ts';

export function registerExchangeModules(
  { http, config, db, publicUrl, log, settings, mail, bucket, index }: Foundation,
  { access }: UserModules,
): Exchange | null {
  const { databaseUrl, dataDir } = config;
  if (dataDir === undefined || databaseUrl === null) return null;
  // Whole packages are counted before they are applied: that may take longer than a visitor waits.
  const workDb = connect(
    { databaseUrl, workers: 1 },
    {
      max: 2,
      name: 'sheber-exchange',
      statementTimeoutMs: 30_000,
      // A plan that does not know how many are asked for reads whole tables, or one row after the other. What keys to other
      // tables ask of each row is planned once all the same: a session that is told to plan anew does so for each of these rows.
      plansEach: true,
    },
  );
  http.app.addHook('onClose', () => workDb.end({ timeout: 2 }));
  const exchange = createExchange({
    db,
    workDb,
    databaseUrl,
    folder: join(dataDir, 'exchange'),
    pictures: { folder: join(dataDir, 'sent-pictures'), bucket },
    passwords: access.passwords,
    siteUrl: publicUrl,
    ordersEncoding: config.exchange?.orders ?? 'utf-8',
    async readRules() {
      // Packages are few: what the command line has set a moment ago counts for the next one.
      await settings.renew();
      const { values } = await settings.read();
      return {
        stockMeaning: config.exchange?.stock ?? 'free',
        thresholds: toThresholds(values),
        reading: toReading(values),
      };
    },
    mail,
    officeUrl: config.office?.url ?? publicUrl,
    hasDiskSpace: http.hasDiskSpace,
    warn: (facts, words) => log.warn(facts, words),
  });
  const warn = (facts: object, words: string) => log.warn(facts, words);
  const seen = createSeenPackages({ db, warn });
  index.onChange(seen.followed);
  http.app.addHook('onClose', () => seen.close());
  registerExchange(http, exchange, config.exchange?.texts ?? 'windows-1251');
  return exchange;
}
