/** Where a list of orders goes on, as it stands in an address: `187`, or by urgency `2026-11-17~13:00~187`. */
export interface OrderCursor {
  day: string;
  hour: string;
  id: number;
}

const SHAPE = /^(?:(\d{4}-\d{2}-\d{2}|infinity)~(\d{2}:\d{2}|)~)?(\d{1,15})$/;

export const writeCursor = ({ day, hour, id }: OrderCursor, isUrgentFirst: boolean): string =>
  isUrgentFirst ? `${day}~${hour}~${id}` : String(id);

/** Null for what this list has not written: it begins anew. */
export function parseCursor(text: string, isUrgentFirst: boolean): OrderCursor | null {
  const [, day, hour = '', id] = SHAPE.exec(text) ?? [];
  if (id === undefined || (day !== undefined) !== isUrgentFirst) return null;
  if (day !== undefined && day !== 'infinity' && Number.isNaN(Date.parse(day))) return null;
  return { day: day ?? '', hour, id: Number(id) };
}
