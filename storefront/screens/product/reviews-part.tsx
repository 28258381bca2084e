import type { ProductQuestion, Review } from '#contract/reviews.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { STARS } from '#domain/reviews.ts';
import { formatDate } from '#domain/time.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { LinkChip } from '../../design/chip.tsx';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { Pager } from '../../design/pager.tsx';
import { Panel } from '../../design/panel.tsx';
import { askDialog } from '../../features/feedback/ask-dialog-state.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { ProductData } from './product-data.ts';
import styles from './reviews-part.module.css';

export interface ProductReviewsProps {
  product: ProductData['product'];
  reviews: NonNullable<ProductData['reviews']>;
}

/** What buyers say of it and what was asked about it: links and words, read without a script as well. */
export default function ProductReviews({ product, reviews }: ProductReviewsProps) {
  const { t, locale } = useWords();
  const { summary, items, meta, stars, questions, asked } = reviews;
  const path = localePath(`/p/${product.code}`, locale);
  const hrefOf = (chosen: number | null, page = 1): string => {
    const query = new URLSearchParams();
    if (chosen !== null) query.set('stars', String(chosen));
    if (page > 1) query.set('reviews', String(page));
    return `${path}${query.size > 0 ? `?${query}` : ''}#reviews`;
  };
  const shownStars = summary.stars.filter(({ count }) => count > 0);
  return (
    <Panel as="section" id="reviews" aria-labelledby="product-reviews" tabIndex={-1} className={styles.panel}>
      <div className={styles.half}>
        <div className={styles.head}>
          <h2 id="product-reviews">{t('reviews.title')}</h2>
          {summary.average === null ? null : (
            <p className={styles.average}>
              <Icon name="star" size={20} /> <b>{formatNumber(summary.average)}</b>{' '}
              {t('reviews.count', { count: summary.count })}
            </p>
          )}
          <Button
            className={styles.write}
            look="secondary"
            size={36}
            href={`${localePath('/personal/purchased', locale)}?reviews=${product.code}`}
          >
            {t('reviews.write')}
          </Button>
        </div>
        {shownStars.length > 1 || stars !== null ? (
          <ul className={styles.filter} aria-label={t('reviews.filter')}>
            <li>
              <LinkChip href={hrefOf(null)} isCurrent={stars === null}>
                {t('reviews.all')}
              </LinkChip>
            </li>
            {shownStars.map(({ stars: each, count }) => (
              <li key={each}>
                <LinkChip href={hrefOf(each)} isCurrent={each === stars}>
                  {t('reviews.stars', { count: each })} ({count})
                </LinkChip>
              </li>
            ))}
          </ul>
        ) : null}
        {items.length === 0 ? <p className={styles.quiet}>{t('reviews.none')}</p> : null}
        <ul className={styles.list}>
          {items.map((review) => (
            <li key={review.id}>
              <OneReview review={review} locale={locale} />
            </li>
          ))}
        </ul>
        <Pager
          label={t('reviews.title')}
          page={meta.page}
          pageCount={Math.ceil(meta.total / meta.pageSize)}
          hrefOf={(page) => hrefOf(stars, page)}
        />
      </div>
      <div className={styles.half}>
        <div className={styles.head} id="questions">
          <h2>{t('questions.title')}</h2>
          <Button
            className={classNames(styles.write, styles.scripted)}
            look="secondary"
            size={36}
            onClick={() => askDialog.open({ kind: 'question', product })}
            onPointerEnter={askDialog.warmUp}
            data-print="no"
          >
            {t('questions.ask')}
          </Button>
        </div>
        {asked === null ? null : (
          <Notice look={asked === 'sent' ? 'good' : 'changed'} role="status">
            {t(`questions.asked.${asked}`)}
          </Notice>
        )}
        <PlainQuestion productCode={product.code} address={path} />
        {questions.length === 0 ? <p className={styles.quiet}>{t('questions.none')}</p> : null}
        <ul className={styles.list}>
          {questions.map((question) => (
            <li key={question.id}>
              <OneQuestion question={question} locale={locale} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** The question for browsers without the script; the others never have it. */
function PlainQuestion({ productCode, address }: { productCode: string; address: string }) {
  const { t } = useWords();
  return (
    <noscript>
      <form className={styles.plain} method="post" action="/_question">
        <input type="hidden" name="returnTo" value={address} />
        <input type="hidden" name="productCode" value={productCode} />
        <label>
          {t('questions.plain.name')}
          <input name="name" autoComplete="given-name" minLength={2} maxLength={50} required />
        </label>
        <label>
          {t('questions.plain.contact')}
          <input name="contact" maxLength={254} required />
        </label>
        <label>
          {t('questions.plain.question')}
          <textarea name="question" rows={3} minLength={10} maxLength={1000} required />
        </label>
        <p className={styles.quiet}>{t('questions.plain.public')}</p>
        <div>
          <Button type="submit">{t('questions.ask')}</Button>
        </div>
      </form>
    </noscript>
  );
}

/** The language that words are read out in, where it is not the page's own. */
const langOf = (language: Locale, locale: Locale) =>
  language === locale ? undefined : language === 'kz' ? 'kk' : 'ru';

function Who({ of, locale }: { of: Review | ProductQuestion; locale: Locale }) {
  const { t } = useWords();
  return (
    <p className={styles.who}>
      <b>{of.author}</b>
      {of.isDemo ? <Badge look="plain">{t('reviews.demo')}</Badge> : null}
      <time dateTime={of.date}>{formatDate(of.date, locale, { hasYear: true })}</time>
    </p>
  );
}

function OneReview({ review, locale }: { review: Review; locale: Locale }) {
  const { t } = useWords();
  const { rating, text, plus, minus, photos, reply } = review;
  return (
    <article className={styles.one}>
      <Who of={review} locale={locale} />
      <p className={styles.stars} role="img" aria-label={t('reviews.stars', { count: rating })}>
        {STARS.map((each) => (
          <Icon key={each} name="star" size={18} className={6 - each <= rating ? styles.full : undefined} />
        ))}
      </p>
      <div lang={langOf(review.language, locale)}>
        <p className={styles.text}>{text}</p>
        {plus === '' ? null : (
          <p className={styles.text}>
            <b>{t('reviews.plus')}:</b> {plus}
          </p>
        )}
        {minus === '' ? null : (
          <p className={styles.text}>
            <b>{t('reviews.minus')}:</b> {minus}
          </p>
        )}
      </div>
      {photos.length === 0 ? null : (
        <ul className={styles.photos}>
          {photos.map((address, at) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener">
                <img
                  src={address}
                  alt={t('return.photo', { number: at + 1 })}
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply === null ? null : <ShopWord>{reply}</ShopWord>}
    </article>
  );
}

function OneQuestion({ question, locale }: { question: ProductQuestion; locale: Locale }) {
  return (
    <article className={styles.one}>
      <Who of={question} locale={locale} />
      <p className={styles.text} lang={langOf(question.language, locale)}>
        {question.question}
      </p>
      <ShopWord>{question.answer}</ShopWord>
    </article>
  );
}

function ShopWord({ children }: { children: string }) {
  const { t } = useWords();
  return (
    <div className={styles.reply}>
      <b>{t('reviews.reply')}</b>
      <p className={styles.text}>{children}</p>
    </div>
  );
}
