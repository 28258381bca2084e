import { Late } from '../../page/hydration/late-part.tsx';
import { askDialog, formPart } from './ask-dialog-state.ts';

/** Stands over every page, shows itself when it is asked for. */
export function AskDialog() {
  const asking = askDialog.useDetail();
  return asking ? (
    <Late part={formPart} onMissing={askDialog.close} props={{ asking, onClose: askDialog.close }} />
  ) : null;
}
