/** The words under which a property value is found: its name in both languages, or its number with the unit. */
import { toFiledTexts, toTokens } from '#domain/search.ts';
import type { SearchSource } from './built-search.ts';

const MOST_WORDS = 6;

export function toValueTexts(
  { values, properties, propertyOfValue }: SearchSource['reference'],
  russian: number,
  kazakh: number,
): { text: string; language: number }[][] {
  return values.map((value, place) => {
    const property = properties[propertyOfValue[place] ?? -1];
    if (!property) return [];
    // Of a flag «yes» says what the property is called; «no» says nothing.
    if (property.kind === 'flag') {
      return value.code === 'yes'
        ? [...toTexts(property.nameRu, russian), ...toTexts(property.nameKz, kazakh)]
        : [];
    }
    // Weights and areas are told apart by filters: as words they would only be noise.
    if (property.kind === 'range') return [];
    if (value.number !== null) return toTexts(`${value.nameRu} ${property.unitRu ?? ''}`, 0);
    return [...toTexts(value.nameRu, russian), ...toTexts(value.nameKz, kazakh)];
  });
}

function toTexts(name: string, language: number): { text: string; language: number }[] {
  return toTokens(name)
    .slice(0, MOST_WORDS)
    .flatMap((token) =>
      toFiledTexts(token).map((text) => ({ text, language: token.kind === 'word' ? language : 0 })),
    );
}
