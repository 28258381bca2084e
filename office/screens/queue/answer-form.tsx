import { useId } from 'react';
import type { QueueItem } from '#contract/office/queue.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './queue.module.css';

interface AnswerFormProps {
  item: QueueItem;
  isBusy: boolean;
  onAnswer: (answer: { answer: string; isPublic: boolean }) => void;
}

/** By letter it leaves by itself; by phone it is said, and stays here as what was said. */
export function AnswerForm({ item, isBusy, onAnswer }: AnswerFormProps) {
  const { t } = useWords();
  const id = useId();
  const isMail = item.goesBy === 'mail';
  return (
    <form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const typed = new FormData(event.currentTarget);
        onAnswer({ answer: String(typed.get('answer')), isPublic: typed.has('isPublic') });
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {t('queue.answer')}
      </label>
      <textarea
        className={styles.answer}
        id={id}
        name="answer"
        required
        minLength={2}
        maxLength={4000}
        rows={5}
        aria-describedby={`${id}-hint`}
      />
      <p className={page.quiet} id={`${id}-hint`}>
        {isMail
          ? t('queue.answerMail', { language: t(`orders.lang.${item.language}`) })
          : t('queue.answerPhone')}
      </p>
      {item.product ? <Checkbox name="isPublic" label={t('queue.answerPublic')} /> : null}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t(isMail ? 'queue.answerSend' : 'queue.answerSave')}
        </Button>
      </div>
    </form>
  );
}
