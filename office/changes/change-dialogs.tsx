import { ConflictDialog } from './conflict-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { ChangesInWork } from './use-changes.ts';

/** What saving may have to ask: the preview before it, and the person's word where two have written. */
export function ChangeDialogs({ changes }: { changes: ChangesInWork }) {
  const { preview, conflict } = changes;
  if (conflict)
    return (
      <ConflictDialog
        set={conflict}
        isBusy={changes.isBusy}
        onDecide={changes.decide}
        onClose={changes.closeConflict}
      />
    );
  if (preview)
    return (
      <PreviewDialog
        set={preview}
        isBusy={changes.isBusy}
        onApply={() => changes.applyDraft(preview)}
        onSchedule={(at) => changes.schedule(preview, at)}
        onClose={changes.closePreview}
      />
    );
  return null;
}
