import { Button } from '../../../design/button.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { useShell } from '../../../page/shell.ts';
import styles from './editor.module.css';
import type { EstimateState } from './estimate-state.ts';
import type { EstimateStore } from './estimate-store.ts';

interface EditorBarProps {
  id: number;
  store: EstimateStore;
  state: EstimateState;
  tickedCount: number;
  isBusy: boolean;
  onImport(): void;
  onToCart(): void;
}

/** What can be done with the whole of it. */
export function EditorBar({ id, store, state, tickedCount, isBusy, onImport, onToCart }: EditorBarProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const file = (format: 'xlsx' | 'pdf', audience: 'own' | 'client') => {
    const query = new URLSearchParams({ format, audience, lang: locale, city: city.code });
    return `/api/v1/estimates/${id}/export/?${query}`;
  };
  /** A paper of what is on the screen, not of what was saved a second ago. */
  const download = (href: string) => async (event: { preventDefault(): void }) => {
    if (state.saving === 'saved') return;
    event.preventDefault();
    if (await store.flush()) location.assign(href);
  };
  const link = (format: 'xlsx' | 'pdf', audience: 'own' | 'client', words: string) => (
    <Button
      size={36}
      look="quiet"
      href={file(format, audience)}
      download
      onClick={download(file(format, audience))}
    >
      {words}
    </Button>
  );
  return (
    <div className={styles.bar}>
      <IconButton
        icon="undo"
        iconSize={20}
        label={t('estimates.undo')}
        disabled={!state.canUndo}
        onClick={() => store.undo()}
      />
      <IconButton
        icon="redo"
        iconSize={20}
        label={t('estimates.redo')}
        disabled={!state.canRedo}
        onClick={() => store.redo()}
      />
      <Button size={36} look="quiet" icon="download" onClick={onImport}>
        {t('estimates.import')}
      </Button>
      {link('xlsx', 'own', 'XLSX')}
      {link('pdf', 'own', 'PDF')}
      {link('pdf', 'client', t('estimates.pdfForClient'))}
      <Button size={36} icon="cart" isLoading={isBusy} disabled={tickedCount === 0} onClick={onToCart}>
        {t('estimates.toCart', { count: tickedCount })}
      </Button>
    </div>
  );
}
