import type { Edits } from '../../changes/edits.ts';

/** What the parts of this screen edit, together. */
export interface Editing {
  edits: Edits;
  /** Null: this reader changes nothing. */
  onEdit: ((change: (edits: Edits) => Edits) => void) | null;
}
