/** The variants of a product for whoever orders them: their values as the page of the shop reads them, in both languages. */
import type { VariantGroup, VariantMember } from '#contract/office/variant-group.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { listOwned } from './one-c-owned.queries.ts';
import { listGroupMembers, type MemberRow } from './variant-group.queries.ts';

/** As the page has it (catalog/variant-choice.ts): what 1C tells has no code and no Kazakh of its own. */
const TOLD = 'told:';

export async function findVariantGroup(db: Db, id: number, others: readonly number[]): Promise<VariantGroup> {
  const rows = await listGroupMembers(db, [id, ...others]);
  if (!rows.some((row) => row.id === id)) throw new Refusal('product.not_found');
  const owned = await listOwned(
    db,
    rows.map((row) => row.id),
  );
  const own = rows.find((row) => row.id === id);
  const isOfGroup = (row: MemberRow) => row.id === id || (row.group !== null && row.group === own?.group);
  const members = rows.map(
    ({ characteristics, values, ...row }): VariantMember => ({
      ...row,
      isOwned: owned.get(row.id)?.has('variant_group') ?? false,
      values: toValues(characteristics, values),
    }),
  );
  return {
    members: [
      ...members.filter((_member, at) => isOfGroup(rows[at] as MemberRow)),
      ...members.filter((_member, at) => !isOfGroup(rows[at] as MemberRow)),
    ],
    traits: toTraits(rows),
  };
}

/** Several choices of one property are one value, as on the page. */
function toValues(
  characteristics: MemberRow['characteristics'],
  values: MemberRow['values'],
): VariantMember['values'] {
  const own: VariantMember['values'] = Object.fromEntries(
    characteristics.map(({ name, value }) => [
      TOLD + name,
      { code: value, name: { ru: value, kz: value }, number: null },
    ]),
  );
  for (const { code, value } of values) {
    const before = own[code];
    own[code] = before
      ? {
          code: `${before.code}+${value.code}`,
          name: {
            ru: `${before.name.ru}, ${value.name.ru}`,
            kz: `${before.name.kz}, ${value.name.kz}`,
          },
          number: null,
        }
      : value;
  }
  return own;
}

function toTraits(rows: readonly MemberRow[]): VariantGroup['traits'] {
  const told = rows.flatMap(({ characteristics }) =>
    characteristics.map(({ name }) => ({
      code: TOLD + name,
      name: { ru: name, kz: name },
      unit: null,
      kind: 'list' as const,
    })),
  );
  const own = rows
    .flatMap(({ values }) => values)
    .toSorted((one, other) => (one.place ?? Number.MAX_VALUE) - (other.place ?? Number.MAX_VALUE))
    .map(({ code, name, unit, kind }) => ({ code, name, unit, kind }));
  return [...new Map([...told, ...own].map((trait) => [trait.code, trait])).values()];
}
