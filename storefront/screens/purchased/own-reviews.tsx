import { useState } from 'react';
import type { z } from 'zod';
import type { getOwnReviews } from '#contract/reviews.ts';
import { localePath } from '#domain/locale.ts';
import type { Asked } from '#domain/plain-words.ts';
import { formatDate } from '#domain/time.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { browserApi } from '../../api-client.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { toaster } from '../../design/toast-store.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';
import styles from './own-reviews.module.css';
import { WriteReview } from './write-review.tsx';

export type OwnReviewsData = z.output<typeof getOwnReviews.answer>['data'];
type OwnReview = OwnReviewsData['reviews'][number];

interface OwnReviewsProps {
  data: OwnReviewsData;
  /** the product that the reader came to write about */
  wanted: string;
  /** of what a plain form has brought */
  asked: Asked | null;
}

/** What has been received and may be written about, and what was written with what became of it. */
export function OwnReviews({ data: { reviews, toReview }, wanted, asked }: OwnReviewsProps) {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(wanted);
  const known = [...toReview, ...reviews.map(({ product }) => product)];
  const isUnknown = wanted !== '' && !known.some(({ code }) => code === wanted);
  // A link, so that it opens without the script too.
  const hrefOf = (code: string) => `${localePath('/personal/purchased', locale)}?reviews=${code}`;
  const close = () => setOpen('');
  const onSent = () => {
    close();
    void revalidate();
  };
  return (
    <>
      {asked === null ? null : (
        <Notice look={asked === 'sent' ? 'good' : 'changed'} role="status">
          {asked === 'sent' ? t('reviews.sent') : t(`reviews.asked.${asked}`)}
        </Notice>
      )}
      {isUnknown ? <Notice look="changed">{t('reviews.notBought')}</Notice> : null}
      <section className={styles.part} aria-labelledby="to-review">
        <h2 id="to-review">{t('reviews.toReview')}</h2>
        {toReview.length === 0 ? <p>{t('reviews.toReviewNone')}</p> : null}
        <ul className={styles.list}>
          {toReview.map(({ boughtOn, ...product }) => (
            <Panel as="li" padding="small" key={product.code} className={styles.one}>
              <Named product={product}>
                <p className={styles.quiet}>
                  {t('reviews.received', { date: formatDate(boughtOn, locale, { hasYear: true }) })}
                </p>
                {open === product.code ? null : (
                  <Button look="secondary" size={36} href={hrefOf(product.code)}>
                    {t('reviews.write')}
                  </Button>
                )}
              </Named>
              {open === product.code ? (
                <WriteReview productCode={product.code} onSent={onSent} onClose={close} />
              ) : null}
            </Panel>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="written-reviews">
        <h2 id="written-reviews">{t('reviews.written')}</h2>
        {reviews.length === 0 ? <p>{t('reviews.writtenNone')}</p> : null}
        <ul className={styles.list}>
          {reviews.map((review) => (
            <Panel as="li" padding="small" key={review.id} className={styles.one}>
              <Named product={review.product}>
                <Written
                  review={review}
                  isOpen={open === review.product.code}
                  onOpen={() => setOpen(review.product.code)}
                />
              </Named>
              {open === review.product.code ? (
                <WriteReview
                  productCode={review.product.code}
                  written={review}
                  onSent={onSent}
                  onClose={close}
                />
              ) : null}
            </Panel>
          ))}
        </ul>
      </section>
    </>
  );
}

function Named({ product, children }: { product: OwnReview['product']; children: React.ReactNode }) {
  const { locale } = useWords();
  return (
    <div className={styles.named}>
      <Picture of={product} size="xs_96" />
      <div className={styles.words}>
        <a className={styles.name} href={localePath(`/p/${product.code}`, locale)}>
          {keepNumbersWhole(product.name)}
        </a>
        {children}
      </div>
    </div>
  );
}

interface WrittenProps {
  review: OwnReview;
  isOpen: boolean;
  onOpen: () => void;
}

function Written({ review, isOpen, onOpen }: WrittenProps) {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { state, rating, text, refusal, reply, product } = review;

  async function remove(): Promise<void> {
    setBusy(true);
    const answer = await browserApi(locale)('DELETE /api/v1/products/{code}/review/', {
      params: { code: product.code },
    });
    setBusy(false);
    if (!answer.ok) {
      toaster.show({
        text: answer.error?.message ?? t('form.noAnswer'),
        tone: 'error',
        subject: 'reviews:remove',
      });
      return;
    }
    toaster.show({ text: t('reviews.removed'), subject: 'reviews:remove' });
    void revalidate();
  }

  return (
    <>
      <p className={styles.state}>
        <Badge look={state === 'published' ? 'tint' : 'plain'}>{t(`reviews.state.${state}`)}</Badge>{' '}
        {t('reviews.stars', { count: rating })}
      </p>
      {refusal === null ? null : <Notice look="changed">{t('reviews.why', { words: refusal })}</Notice>}
      {isOpen ? null : <p className={styles.text}>{text}</p>}
      {reply === null ? null : (
        <p className={styles.text}>
          <b>{t('reviews.reply')}:</b> {reply}
        </p>
      )}
      {isOpen ? null : (
        <div className={styles.acts}>
          <Button look="secondary" size={36} onClick={onOpen}>
            {t('reviews.change')}
          </Button>
          <Button look="quiet" size={36} isLoading={isBusy} onClick={() => void remove()}>
            {t('reviews.remove')}
          </Button>
        </div>
      )}
    </>
  );
}
