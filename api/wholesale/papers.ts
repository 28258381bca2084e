/** Papers of a contract: the act of reconciliation and the list of its prices. Each is written when it is asked for. */
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Database } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { readSeller } from '../settings/settings.ts';
import { writeActPaper, writeActSheet } from './act.ts';
import type { Payer } from './contracts.queries.ts';
import { type Account, readAccount } from './debts.ts';
import { listPrices, writePriceSheet } from './price-list.ts';

/** A list of prices reads the whole catalogue. */
const PAPERS: Limit = { name: 'wholesale-papers', max: 30, windowSeconds: 600 };

type Reading = { viewer: User; cityCode: string; language: Locale };

export function createWholesalePapers(db: Database, catalog: Pick<Catalog, 'listProducts'>) {
  async function getAccount(payer: Payer): Promise<Account> {
    await requireWithinLimit(db, PAPERS, String(payer.userId));
    return readAccount(db, payer);
  }

  return {
    /** Bills outlive the contract: whoever still owes can see what. */
    async getAct(payer: Payer, format: 'pdf' | 'xlsx', language: Locale): Promise<Buffer> {
      const account = await getAccount(payer);
      if (account.contract === null && account.bills.length === 0) throw new Refusal('wholesale.no_contract');
      const parts = { account, language, seller: await readSeller(db), at: new Date() };
      return format === 'pdf' ? writeActPaper(parts) : writeActSheet(parts);
    },

    async getPriceList(payer: Payer, { viewer, cityCode, language }: Reading): Promise<Buffer> {
      const { contract } = await getAccount(payer);
      if (contract === null) throw new Refusal('wholesale.no_contract');
      // By the contract that is asked for, whoever the user acts for at the moment.
      const kind = payer.organizationId === null ? 'individual' : 'organization';
      const reader = { viewer: { ...viewer, wholesaleContract: kind }, cityCode, language } as const;
      const prices = await listPrices(db, catalog, reader);
      return writePriceSheet(prices, { contract, language, at: new Date() });
    },
  };
}
