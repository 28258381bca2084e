/** The compare table (spec 4): the «different» view makes sense only with more than one property. */
export type CompareProperty = { isDifferent: boolean };

export function canShowDifferences(properties: readonly CompareProperty[]): boolean {
  return properties.length > 1;
}

export function differingProperties<P extends CompareProperty>(properties: readonly P[]): P[] {
  return properties.filter(({ isDifferent }) => isDifferent);
}
