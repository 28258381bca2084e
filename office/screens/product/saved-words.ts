import type { Json } from '#domain/office/changes.ts';
import type { ProductForm } from './use-product-form.ts';

const LONG = 120;

/** A stored value for the eye: a long text by its beginning, values of properties by their names, lists of things by theirs. */
export function saySaved({ product }: ProductForm, field: string, value: Json): Json {
  if (typeof value === 'string' && value.length > LONG) return `${value.slice(0, LONG)}…`;
  if (!Array.isArray(value)) return value;
  if (field === 'value_ids') {
    const values = product.properties.flatMap((property) => property.values);
    return value.map((id) => values.find((each) => each.id === id)?.nameRu ?? id);
  }
  // A name of its content says nothing to people; its beginning tells one from another.
  if (field === 'images') return value.map((name) => String(name).split('/').at(-1)?.slice(0, 12) ?? '');
  if (field === 'documents') return value.map((each) => (each as { ru?: string }).ru ?? '');
  if (field === 'relations')
    return value.map((each) => {
      const { id } = each as { id?: number };
      return product.related.find((other) => other.id === id)?.nameRu ?? `№ ${id}`;
    });
  return value;
}
