/** The journal, held packages and maps in the office: the same functions as the command line's. */
import {
  answerDifference,
  confirmPackage,
  getExchange,
  getExchangePackage,
  mapExchange,
  refusePackage,
  rerunPackage,
  setExchangeWords,
} from '#contract/office/exchange.ts';
import type { Database, Db } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { findNameless } from './exchange-sessions.queries.ts';
import * as operators from './operators.ts';

const SHOWN_PROBLEMS = 500;

export function registerOfficeExchange(door: OfficeHttp, db: Database): void {
  officeRoute(door, getExchange, async ({ language }) => {
    const [accounts, packages, mappings, statuses, orders, words, stores, ordersWaiting, kazakh, nameless] =
      await Promise.all([
        operators.listAccounts(db),
        operators.listPackages(db, { most: 100 }),
        operators.listMappings(db),
        operators.listStatuses(db),
        operators.listDifferingOrders(db),
        operators.listUntranslated(db),
        operators.listStores(db, language),
        operators.countWaitingOrders(db),
        operators.countKazakh(db),
        findNameless(db),
      ]);
    return {
      data: {
        accounts: accounts.map(({ login, isActive, seenAt }) => ({
          login,
          isActive,
          seenAt: seenAt?.toISOString() ?? null,
        })),
        packages: packages.map(toRow),
        mappings,
        stores,
        statuses,
        orders,
        ordersWaiting,
        words,
        kazakh,
        namelessAt: nameless?.toISOString() ?? null,
      },
    };
  });

  officeRoute(door, getExchangePackage, async ({ params }) => ({
    data: {
      package: toRow(await get(db, params.id)),
      problems: await operators.listProblems(db, Number(params.id), SHOWN_PROBLEMS),
    },
  }));

  officeRoute(door, confirmPackage, async ({ params, viewer, write }) => ({
    data: await write((tx) => decide(tx, params.id, viewer.name, operators.confirmPackage), toFacts),
  }));

  officeRoute(door, refusePackage, async ({ params, viewer, write }) => ({
    data: await write((tx) => decide(tx, params.id, viewer.name, operators.refusePackage), toFacts),
  }));

  officeRoute(door, rerunPackage, async ({ params, write }) => ({
    data: await write(async (tx) => {
      await get(tx, params.id);
      if (!(await operators.rerunPackage(tx, Number(params.id)))) throw new Refusal('exchange.cannot_rerun');
      return toRow(await get(tx, params.id));
    }, toFacts),
  }));

  officeRoute(door, setExchangeWords, async ({ body: { words }, write }) => ({
    data: {
      written: await write((tx) => operators.setWords(tx, words), {
        subject: 'exchange_words',
        words: {
          name: words
            .map(({ kz }) => kz)
            .join(', ')
            .slice(0, 200),
        },
      }),
    },
  }));

  officeRoute(door, mapExchange, async ({ body, write }) => {
    const { kind, externalId } = body;
    const words = { name: externalId, ours: toOurs(body) };
    await write(
      async (tx) => {
        if (body.kind === 'status') return operators.mapStatus(tx, externalId, body.status);
        const isKnown =
          body.kind === 'store'
            ? await operators.mapStore(tx, externalId, body.storeId)
            : await operators.mapPriceType(tx, externalId, body.role);
        if (!isKnown) throw new Refusal('exchange.unknown_name');
      },
      { subject: `exchange_${kind}`, words },
    );
    return { data: { externalId } };
  });

  officeRoute(door, answerDifference, async ({ params: { number }, write }) => {
    await write(
      async (tx) => {
        if (!(await operators.answerDifference(tx, number))) throw new Refusal('exchange.no_difference');
      },
      { subject: 'order', words: { name: number } },
    );
    return { data: { number } };
  });
}

type Row = Awaited<ReturnType<typeof operators.listPackages>>[number];

const toRow = ({ createdAt, endedAt, seenAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  seenAt: seenAt?.toISOString() ?? null,
});

async function get(db: Db, id: string): Promise<Row> {
  const [found] = await operators.listPackages(db, { id: Number(id) });
  if (!found) throw new Refusal('exchange.not_found');
  return found;
}

async function decide(
  tx: Db,
  id: string,
  by: string,
  change: (tx: Db, id: number, by: string) => Promise<boolean>,
) {
  await get(tx, id);
  if (!(await change(tx, Number(id), by))) throw new Refusal('exchange.not_held');
  return toRow(await get(tx, id));
}

const toFacts = ({ id, file }: { id: number; file: string }) => ({
  subject: 'exchange_package',
  subjectId: id,
  words: { name: file },
});

function toOurs(
  body:
    | { kind: 'price_type'; role: string }
    | { kind: 'store'; storeId: number }
    | { kind: 'status'; status: string | null },
): string {
  if (body.kind === 'price_type') return body.role;
  return body.kind === 'store' ? String(body.storeId) : (body.status ?? '—');
}
