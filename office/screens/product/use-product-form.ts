/** A product in its editor: what is stored, what was typed over it, and who may type where. */
import type { OfficeProduct } from '#contract/office/products.ts';
import type { Json } from '#domain/office/changes.ts';
import { emptyProductField, rightOfProductField } from '#domain/office/product-rights.ts';
import type { RightsOf } from '#domain/office/rights.ts';
import { type Edits, isEdited, shownOf, withEdit } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';

export interface ProductForm {
  product: OfficeProduct;
  label(field: string): string;
  value(field: string): Json;
  text(field: string): string;
  /** A text that was emptied is what an emptied field is. */
  setText(field: string, to: string): void;
  set(field: string, to: Json): void;
  isEdited(field: string): boolean;
  /** The same of another product that is edited with it: a variant of its group. */
  valueOf(id: number, field: string, stored: Json): Json;
  setOf(id: number, field: string, from: Json, to: Json): void;
  /** 1C keeps it. */
  isOwned(field: string): boolean;
  may(field: string): boolean;
}

interface FormParts {
  product: OfficeProduct;
  edits: Edits;
  setEdits: (change: (before: Edits) => Edits) => void;
  rights: RightsOf;
}

export function useProductForm({ product, edits, setEdits, rights }: FormParts): ProductForm {
  const sayField = useFieldWords();
  const of = (field: string) => ({ subject: 'product', id: product.id, field });
  const label = (field: string) => sayField('product', field);
  const value = (field: string): Json => shownOf(edits, of(field), product.values[field] ?? null);
  const set = (field: string, to: Json): void =>
    setEdits((before) =>
      withEdit(before, { ...of(field), from: product.values[field] ?? null, to, label: label(field) }),
    );
  return {
    product,
    label,
    value,
    text: (field) => String(value(field) ?? ''),
    setText: (field, to) => set(field, to === '' ? emptyProductField(field) : to),
    set,
    isEdited: (field) => isEdited(edits, of(field)),
    valueOf: (id, field, stored) => shownOf(edits, { subject: 'product', id, field }, stored),
    setOf: (id, field, from, to) =>
      setEdits((before) =>
        withEdit(before, { subject: 'product', id, field, from, to, label: label(field) }),
      ),
    isOwned: (field) => product.owned.includes(field),
    may: (field) => !product.owned.includes(field) && rights[rightOfProductField(field)]?.write !== undefined,
  };
}
