/** Batches of codes that work once: made, taken as a file, stopped. The database knows their hashes and a sealed list. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { PromoCodeBatch } from '#contract/office/promo-codes.ts';
import type { Locale } from '#domain/locale.ts';
import type { GridColumn } from '#domain/office/grid.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import type { OfficeWrite } from '../http/office-write.ts';
import { Refusal } from '../http/refusal.ts';
import { writeCsvTable, writeXlsxTable } from '../office-imports/office-imports.ts';
import { hashOnceCode } from '../promotions/promotions.ts';
import { createSeal } from '../tasks/tasks.ts';
import { listStored } from './office-promotions.queries.ts';
import {
  findSealed,
  insertBatch,
  listBatches,
  listUsed,
  lockBatches,
  setBatchActive,
} from './promo-codes.queries.ts';

/** Without what looks alike in print: 0 and O, 1 and I. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const COLUMNS: readonly GridColumn[] = [
  { kind: 'text', label: { ru: 'Код', kz: 'Код' } },
  { kind: 'text', label: { ru: 'Заказ', kz: 'Тапсырыс' } },
];

const makeCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export function createPromoCodeBatches(db: Db, secretKey: string) {
  const seal = createSeal(secretKey, 'promo codes');

  async function requirePromotion(id: number) {
    const [promotion] = await listStored(db, [id]);
    if (!promotion) throw new Refusal('promotion.not_found');
    return promotion;
  }

  return {
    async list(promotionId: number): Promise<PromoCodeBatch[]> {
      const { code } = await requirePromotion(promotionId);
      return listBatches(db, { promotionCode: code });
    },

    async make(
      promotionId: number,
      { name, count }: { name: string; count: number },
      { staffId, write }: { staffId: number; write: OfficeWrite },
    ): Promise<PromoCodeBatch> {
      const { code: promotionCode, takes_codes } = await requirePromotion(promotionId);
      if (!takes_codes) throw new Refusal('promo_codes.not_taken');
      const codes = new Set<string>();
      while (codes.size < count) codes.add(makeCode());
      const list = [...codes];
      return write(
        async (tx) => {
          const hashes = list.map(hashOnceCode);
          const id = await insertBatch(tx, {
            promotionCode,
            name,
            staffId,
            sealed: seal.close(list),
            hashes,
          });
          const [made] = await listBatches(tx, { ids: [id] });
          if (!made) throw new Error('a batch just written is not there');
          return made;
        },
        { subject: 'promotion', subjectId: promotionId, words: { name, count } },
      );
    },

    async toFile(
      id: number,
      format: 'xlsx' | 'csv',
      { language, write }: { language: Locale; write: OfficeWrite },
    ): Promise<{ name: string; base64: string }> {
      const batch = await findSealed(db, id);
      if (!batch) throw new Refusal('promo_codes.not_found');
      const codes = open(batch.sealed);
      // That somebody took the codes stands in the log.
      const used = await write((tx) => listUsed(tx, id), {
        subject: 'promo_code_batch',
        subjectId: id,
        words: { name: batch.name, format },
      });
      const orderOf = new Map(used.map(({ n, usedOrder }) => [n, usedOrder]));
      const rows = codes.map((code, at) => [code, orderOf.get(at + 1) ?? null]);
      const table = { columns: COLUMNS, rows };
      const file =
        format === 'csv'
          ? writeCsvTable(table, { encoding: 'utf-8', delimiter: ';' }, language)
          : await writeXlsxTable(table, language, language === 'kz' ? 'Кодтар' : 'Коды');
      return { name: `sheber-codes-${id}.${format}`, base64: Buffer.from(file).toString('base64') };
    },
  };

  function open(sealed: Buffer): string[] {
    try {
      return z.array(z.string()).parse(seal.open(sealed));
    } catch {
      throw new Refusal('promo_codes.closed');
    }
  }
}

/** A batch is stopped and opened again as everything else is changed. */
export const batchSubject: Subject = {
  right: 'promotions',
  fields: { is_active: { schema: z.boolean() } },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockBatches(tx, ids);
    const rows = await listBatches(tx, { ids });
    return new Map(rows.map(({ id, name, isActive }) => [id, { name, is_active: isActive }]));
  },
  async write(tx, changes) {
    for (const { id, to } of changes) await setBatchActive(tx, id, to === true);
  },
  nameOf: ({ name }) => String(name ?? ''),
};
