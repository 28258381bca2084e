import { useId } from 'react';
import type { QueueItem } from '#contract/office/queue.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './queue.module.css';

interface AnswerFormProps {
  item: QueueItem;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
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
        onAnswer(String(new FormData(event.currentTarget).get('answer')));
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
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t(isMail ? 'queue.answerSend' : 'queue.answerSave')}
        </Button>
      </div>
    </form>
  );
}
