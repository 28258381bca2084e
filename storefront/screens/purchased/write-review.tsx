import { useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { MOST_REVIEW_PHOTOS, MOST_REVIEW_SIDE, REVIEW_TEXT, STARS } from '#domain/reviews.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { ChoiceChip } from '../../design/chip.tsx';
import { ChoiceGroup } from '../../design/choice.tsx';
import { FieldGroup, Form } from '../../design/form.tsx';
import { PhotoField } from '../../design/photo-field.tsx';
import { TextareaField } from '../../design/text-field.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './own-reviews.module.css';

interface WriteReviewProps {
  productCode: string;
  /** what is there already, to be changed */
  written?: {
    rating: number;
    text: string;
    plus: string;
    minus: string;
    photos: readonly { id: number; address: string }[];
  };
  onSent: () => void;
  onClose: () => void;
}

/** Stars, words, what is good and bad, photographs. */
export function WriteReview({ productCode, written, onSent, onClose }: WriteReviewProps) {
  const { t, locale } = useWords();
  const kept = written?.photos ?? [];
  const [rating, setRating] = useState(written?.rating ?? 0);
  const [photos, setPhotos] = useState<string[]>(kept.map(({ address }) => address));
  const [fault, setFault] = useState<string | undefined>();
  const form = useForm({
    beside: { rating, photos },
    values: { text: written?.text ?? '', plus: written?.plus ?? '', minus: written?.minus ?? '' },
    check: ({ text }) => {
      const { length } = [...text.trim()];
      return length < REVIEW_TEXT.least || length > REVIEW_TEXT.most
        ? { text: t('reviews.textNeeded', REVIEW_TEXT) }
        : {};
    },
    async send({ text, plus, minus }) {
      setFault(rating === 0 ? t('reviews.starsNeeded') : undefined);
      if (rating === 0) {
        const message = t('reviews.starsNeeded');
        return { ok: false, status: 422, error: { code: 'request.invalid', message } as never };
      }
      return browserApi(locale)('PUT /api/v1/products/{code}/review/', {
        params: { code: productCode },
        body: {
          rating,
          text,
          plus,
          minus,
          keptPhotos: kept.filter(({ address }) => photos.includes(address)).map(({ id }) => id),
          photos: photos.filter((photo) => !kept.some(({ address }) => address === photo)),
        },
      });
    },
    onSent: () => {
      toaster.show({ text: t('reviews.sent'), subject: 'reviews:sent' });
      onSent();
    },
  });
  return (
    <Form
      form={form}
      submit={t('reviews.send')}
      plainAction="/_review"
      actions={
        <Button look="quiet" onClick={onClose}>
          {t('design.close')}
        </Button>
      }
    >
      <p className={styles.quiet}>{t('reviews.lead')}</p>
      <input type="hidden" name="returnTo" value={localePath('/personal/purchased', locale)} />
      <input type="hidden" name="productCode" value={productCode} />
      {kept
        .filter(({ address }) => photos.includes(address))
        .map(({ id }) => (
          <input key={id} type="hidden" name="kept" value={id} />
        ))}
      <ChoiceGroup legend={t('reviews.yours')} error={fault}>
        <div className={styles.stars}>
          {STARS.map((stars) => (
            <ChoiceChip
              key={stars}
              name="rating"
              value={stars}
              checked={stars === rating}
              onChange={() => setRating(stars)}
              aria-label={t('reviews.stars', { count: stars })}
            >
              {stars} ★
            </ChoiceChip>
          ))}
        </div>
      </ChoiceGroup>
      <TextareaField
        label={t('reviews.text')}
        rows={4}
        maxLength={REVIEW_TEXT.most}
        required
        {...form.field('text')}
      />
      <TextareaField
        label={t('reviews.plus')}
        note={t('form.optional')}
        rows={2}
        maxLength={MOST_REVIEW_SIDE}
        {...form.field('plus')}
      />
      <TextareaField
        label={t('reviews.minus')}
        note={t('form.optional')}
        rows={2}
        maxLength={MOST_REVIEW_SIDE}
        {...form.field('minus')}
      />
      <FieldGroup legend={t('return.photos')}>
        <PhotoField
          photos={photos}
          onChange={setPhotos}
          most={MOST_REVIEW_PHOTOS}
          hint={t('reviews.photoHint', { count: MOST_REVIEW_PHOTOS })}
        />
      </FieldGroup>
    </Form>
  );
}
