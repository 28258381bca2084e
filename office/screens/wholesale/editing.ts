import type { Json } from '#domain/office/changes.ts';

/** A field of the contract or of the organisation: what it shows, and what typing into it does. */
export interface Editing {
  /** False: this reader changes nothing. */
  canEdit: boolean;
  shown<T extends Json>(subject: string, id: number, field: string, stored: T): T;
  edit(subject: string, id: number, field: string, from: Json, to: Json): void;
  faultOf(subject: string, id: number, field: string): string | null;
}
