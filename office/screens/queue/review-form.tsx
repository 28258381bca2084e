/** What a buyer says of a product, and whether it is shown: with the shop's word beneath it, or not, and why. */
import { useId, useState } from 'react';
import type { QueueItem } from '#contract/office/queue.ts';
import { REVIEW_REFUSALS } from '#domain/reviews.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './queue.module.css';

export type ReviewVerdict = { state: 'published'; reply: string } | { state: 'refused'; refusal: string };

export function ReviewFacts({ item }: { item: QueueItem }) {
  const { t } = useWords();
  const { review } = item;
  if (!review) return null;
  return (
    <>
      {review.plus === '' ? null : (
        <p>
          <b>{t('queue.plus')}:</b> {review.plus}
        </p>
      )}
      {review.minus === '' ? null : (
        <p>
          <b>{t('queue.minus')}:</b> {review.minus}
        </p>
      )}
      {review.photos.length === 0 ? null : (
        <ul className={styles.photos}>
          {review.photos.map((photo, at) => {
            const address = `/office/api/v1/queue/review/${item.id}/photos/${photo}/`;
            return (
              <li key={photo}>
                <a href={address} target="_blank" rel="noreferrer">
                  <img src={address} alt={t('queue.photo', { number: at + 1 })} width={96} height={96} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

interface ReviewFormProps {
  item: QueueItem;
  isBusy: boolean;
  onDecide: (verdict: ReviewVerdict) => void;
}

export function ReviewForm({ item, isBusy, onDecide }: ReviewFormProps) {
  const { t } = useWords();
  const id = useId();
  const [reply, setReply] = useState('');
  const [refusal, setRefusal] = useState('');
  return (
    <div className={page.form}>
      <label className={styles.label} htmlFor={`${id}-reply`}>
        {t('queue.reply')}
      </label>
      <textarea
        className={styles.answer}
        id={`${id}-reply`}
        value={reply}
        maxLength={2000}
        rows={3}
        onChange={(event) => setReply(event.target.value)}
      />
      <div>
        <Button isBusy={isBusy} onClick={() => onDecide({ state: 'published', reply })}>
          {t('queue.publish')}
        </Button>
      </div>
      <label className={styles.label} htmlFor={`${id}-refusal`}>
        {t('queue.refusal')}
      </label>
      <div className={page.row}>
        {REVIEW_REFUSALS.map((words) => (
          <Button
            key={words.ru}
            look="plain"
            size="small"
            lang={item.language === 'kz' ? 'kk' : 'ru'}
            onClick={() => setRefusal(words[item.language])}
          >
            {words[item.language]}
          </Button>
        ))}
      </div>
      <textarea
        className={styles.answer}
        id={`${id}-refusal`}
        value={refusal}
        maxLength={500}
        rows={2}
        onChange={(event) => setRefusal(event.target.value)}
        aria-describedby={`${id}-hint`}
      />
      <p className={page.quiet} id={`${id}-hint`}>
        {t('queue.refusalHint', { language: t(`orders.lang.${item.language}`) })}
      </p>
      <div>
        <Button
          look="danger"
          isBusy={isBusy}
          whyNot={refusal.trim().length < 2 ? t('queue.refusalNeeded') : null}
          onClick={() => onDecide({ state: 'refused', refusal })}
        >
          {t('queue.refuse')}
        </Button>
      </div>
    </div>
  );
}
