import { TextareaField } from '../../../design/text-field.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { MOST_COMMENT } from '../block-errors.ts';
import type { OrderDraft } from '../draft.ts';
import styles from './fields.module.css';

interface CommentFieldProps {
  draft: OrderDraft;
  set: (change: Partial<OrderDraft>) => void;
}

export function CommentField({ draft, set }: CommentFieldProps) {
  const { t } = useWords();
  return (
    <div>
      <TextareaField
        label={t(draft.method === 'pickup' ? 'checkout.commentStore' : 'checkout.commentDriver')}
        note={t('checkout.commentMost', { count: MOST_COMMENT })}
        name="comment"
        rows={3}
        maxLength={MOST_COMMENT}
        defaultValue={draft.comment}
        onChange={(event) => set({ comment: event.target.value })}
      />
      <p className={styles.count} aria-hidden="true">
        {draft.comment.length} / {MOST_COMMENT}
      </p>
    </div>
  );
}
