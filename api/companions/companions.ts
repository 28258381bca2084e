/**
 * What is taken with a product («С этим берут»): by the domain's rules, of what can be bought, what the city has first.
 * Promises one good a role, never the product itself, nothing twice. Hides two queries; what is chosen is kept for a while.
 */
import type { CompanionAnswer } from '#contract/companions.ts';
import { buttonStatus } from '#domain/availability.ts';
import type { Portion } from '#domain/companion-portion.ts';
import { chooseCompanion, companionsOf, portionOf } from '#domain/companions/companions.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { KeptForAWhile } from '../kept-for-a-while.ts';
import { snapshot } from '../snapshot.ts';
import { findOwnRow, type GoodRow, listRoleRows, type RolePlace, toRolePlace } from './companions.queries.ts';

export interface Companions {
  list(productCode: string, reader: Reader): Promise<CompanionAnswer[]>;
  /** For goods that lie in a cart or an order together: what they need, and none of what is there. */
  listPicks(productCodes: readonly string[], cityCode: string): Promise<{ id: number; code: string }[]>;
}

interface Chosen extends Portion {
  role: string;
  id: number;
  code: string;
  isNeeded: boolean;
}

/** Of what staff have named: one, however many are bought. */
const NAMED_ROLE = 'named';
const ONE = { perOwn: 0, once: 1 };

const MAX_KEPT = 5000;
/** Goods of a role, 40 of them each: the same for all products that ask for the same, which are those of a section mostly. */
const MAX_KEPT_ROLES = 300;
/** Stock moves without a new version of the catalogue. */
const KEPT_MS = 60_000;

export function createCompanions(db: Db, catalog: Catalog): Companions {
  const readKept = snapshot(db, 'any', async () => ({
    chosen: new KeptForAWhile<Chosen[]>(MAX_KEPT, KEPT_MS),
    roles: new KeptForAWhile<GoodRow[]>(MAX_KEPT_ROLES, KEPT_MS),
  }));

  /** For each of the places its goods; those that nobody has asked for lately come with one question. */
  async function listRoles(places: readonly RolePlace[], cityCode: string): Promise<GoodRow[][]> {
    const { roles } = await readKept();
    const wanted: RolePlace[] = [];
    let rows: Promise<(GoodRow & { rule: number })[]> | undefined;
    const goods = places.map((place) => {
      const key = `${cityCode} ${JSON.stringify(place)}`;
      return roles.find(key, () => {
        const rule = wanted.push(place) - 1;
        // Asked once all that is wanted is known.
        rows ??= Promise.resolve().then(() => listRoleRows(db, wanted, cityCode));
        return rows.then((found) => found.filter((row) => row.rule === rule));
      });
    });
    return Promise.all(goods);
  }

  async function choose(productCode: string, cityCode: string): Promise<Chosen[]> {
    const own = await findOwnRow(db, productCode);
    if (!own) throw new Refusal('product.not_found');
    const { named } = own;
    const rules = companionsOf(own.sectionCode, own);
    const roles = await listRoles(rules.map(toRolePlace), cityCode);
    const taken = new Set([own.id, ...named.map(({ id }) => id)]);
    // What people have named goes before what rules find.
    const chosen = named.map((good): Chosen => ({ ...good, ...ONE, role: NAMED_ROLE, isNeeded: false }));
    const ruled = rules.flatMap((rule, index): Chosen[] => {
      const goods = roles[index]?.filter((row) => !taken.has(row.id)) ?? [];
      const good: GoodRow | null = chooseCompanion(rule, goods);
      if (!good) return [];
      taken.add(good.id);
      const { role, isNeeded } = rule;
      return [{ role, id: good.id, code: good.code, isNeeded, ...portionOf(rule, good) }];
    });
    return [...chosen, ...ruled];
  }

  async function chooseShared(productCode: string, cityCode: string): Promise<Chosen[]> {
    const { chosen } = await readKept();
    return chosen.find(`${cityCode} ${productCode}`, () => choose(productCode, cityCode));
  }

  return {
    async list(productCode, reader) {
      const chosen = await chooseShared(productCode, reader.cityCode);
      const products = await catalog.listProductsById(
        chosen.map(({ id }) => id),
        reader,
      );
      const byId = new Map(products.map((product) => [product.id, product]));
      return chosen.flatMap(({ id, role, perOwn, once, isNeeded }) => {
        const product = byId.get(id);
        const canBuy = product?.active && buttonStatus(product) === 'active';
        return canBuy ? [{ role, product, perOwn, once, isNeeded }] : [];
      });
    },

    async listPicks(productCodes, cityCode) {
      const all = await Promise.all(productCodes.map((code) => chooseShared(code, cityCode)));
      const own = new Set(productCodes);
      const picks = new Map<string, Chosen>();
      // What is needed goes before what may be liked.
      for (const isNeeded of [true, false]) {
        for (const chosen of all.flat()) {
          if (chosen.isNeeded !== isNeeded || own.has(chosen.code) || picks.has(chosen.code)) continue;
          picks.set(chosen.code, chosen);
        }
      }
      return [...picks.values()].map(({ id, code }) => ({ id, code }));
    },
  };
}
