import type { ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './block.module.css';

export type BlockState = 'waiting' | 'open' | 'closed';

interface BlockProps {
  /** Of its title, which takes the focus when the block is opened. */
  id: string;
  number: number;
  title: string;
  /** open shows the fields, closed what they came to, waiting nothing: its turn has not come. */
  state: BlockState;
  isDone: boolean;
  /** In the place of the fields while the block is not open. */
  summary: ReactNode;
  onEdit?: (() => void) | undefined;
  children?: ReactNode;
}

/** One question of the order beside the tape measure, which fills with sun as the questions are answered. */
export function Block({ id, number, title, state, isDone, summary, onEdit, children }: BlockProps) {
  const { t } = useWords();
  const isTicked = isDone && state === 'closed';
  return (
    <section className={styles.block} data-state={state} data-done={isDone || undefined} aria-labelledby={id}>
      <span className={styles.rail} aria-hidden="true">
        {isTicked ? <Icon name="check" size={18} /> : number}
      </span>
      <div className={styles.head}>
        <h2 className={styles.title} id={id} tabIndex={-1}>
          {title}
        </h2>
        {state === 'closed' && onEdit ? (
          <Button size={36} look="quiet" onClick={onEdit} aria-label={t('checkout.editOf', { title })}>
            {t('checkout.edit')}
          </Button>
        ) : null}
      </div>
      <div className={styles.body}>
        {state === 'open' ? children : <div className={styles.summary}>{summary}</div>}
      </div>
    </section>
  );
}
