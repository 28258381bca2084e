/** What a variant is called: 1C usually says it, «Краска (белая, 2,7 л)»; where it repeats the goods alone, its words are added. */
export function nameVariant(
  goods: string,
  told: string | null,
  characteristics: readonly { value: string }[],
): string {
  const own = told?.trim() ?? '';
  const values = characteristics.map(({ value }) => value.trim()).filter((value) => value !== '');
  if (own !== '' && (own !== goods.trim() || values.length === 0)) return own;
  return values.length === 0 ? goods : `${goods} (${values.join(', ')})`;
}

/** In the other language only the goods have a name; their characteristics are said as they came. */
export function nameVariantOtherwise(
  goods: string | null,
  characteristics: readonly { value: string }[],
): string | null {
  if (goods === null) return null;
  return nameVariant(goods, null, characteristics);
}
