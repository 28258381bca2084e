/**
 * Numbers the values of properties while products stream by: the same value always gets the same id,
 * and the same stream gives the same ids. Knows nothing of the database.
 */
import type { Choice, Draft, Property, PropertyValue } from './leaf.ts';
import { numberChoice } from './properties.ts';

export interface RegisteredValue extends Choice {
  id: number;
  propertyId: number;
}

const yes: Choice = { code: 'yes', ru: 'да', kz: 'иә' };
const no: Choice = { code: 'no', ru: 'нет', kz: 'жоқ' };

function toChoices(value: PropertyValue): readonly Choice[] {
  if (typeof value === 'number') return [numberChoice(value)];
  if (typeof value === 'boolean') return [value ? yes : no];
  return 'code' in value ? [value] : value;
}

interface Known {
  propertyId: number;
  values: Map<string, RegisteredValue>;
}

export class ValueRegistry {
  readonly #known: Map<Property, Known>;
  #lastId = 0;

  /** The properties are numbered from 1 in the order given. */
  constructor(properties: readonly Property[]) {
    this.#known = new Map(
      properties.map((property, index) => [property, { propertyId: index + 1, values: new Map() }]),
    );
  }

  /** The ids of a product's values, in its own order. */
  idsOf(values: Draft['values']): number[] {
    const ids: number[] = [];
    for (const [property, value] of values) {
      for (const choice of toChoices(value)) ids.push(this.#intern(property, choice));
    }
    return ids;
  }

  /** Every value seen so far, in the order of ids. */
  registered(): RegisteredValue[] {
    return [...this.#known.values()]
      .flatMap(({ values }) => [...values.values()])
      .sort((a, b) => a.id - b.id);
  }

  #intern(property: Property, choice: Choice): number {
    const known = this.#known.get(property);
    if (!known) throw new Error(`the property ${property.code} belongs to no leaf`);
    const { propertyId, values } = known;
    const found = values.get(choice.code);
    if (found) {
      // Two meanings under one code would merge two filters into one.
      if (found.ru !== choice.ru || found.kz !== choice.kz) {
        throw new Error(`${property.code}=${choice.code} means both «${found.ru}» and «${choice.ru}»`);
      }
      return found.id;
    }
    const id = ++this.#lastId;
    values.set(choice.code, { ...choice, id, propertyId });
    return id;
  }
}
