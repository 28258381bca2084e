/** Ids of 1C: usually GUIDs, not always; `{goods}#{characteristic}` names a variant. Compared byte for byte. */
const LONGEST = 200;

export function parseExternalId(text: string | null | undefined): string | null {
  const id = (text ?? '').trim();
  return id === '' || id.length > LONGEST || /\p{Cc}/u.test(id) ? null : id;
}

/** Each offer is a product of its own; those of one group are shown as a choice. */
export function splitVariant(id: string): { goods: string; characteristic: string | null } {
  const mark = id.indexOf('#');
  if (mark <= 0 || mark === id.length - 1)
    return { goods: mark > 0 ? id.slice(0, mark) : id, characteristic: null };
  return { goods: id.slice(0, mark), characteristic: id.slice(mark + 1) };
}
