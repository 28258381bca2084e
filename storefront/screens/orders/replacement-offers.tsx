import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './replacement-offers.module.css';

interface OffersProps {
  order: Pick<Order, 'id' | 'items'>;
  onDecided: () => void;
}

/** What the shop could not find and offers instead: nothing is exchanged without the buyer's word. */
export function ReplacementOffers({ order, onDecided }: OffersProps) {
  const { t } = useWords();
  const offered = order.items.filter(({ replacement }) => replacement !== null);
  if (offered.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="order-offers">
      <h2 className={styles.title} id="order-offers">
        {t('replacement.title')}
      </h2>
      <p className={styles.lead}>{t('replacement.lead')}</p>
      <ul className={styles.offers}>
        {offered.map((item) => (
          <Offer key={item.id} item={item} orderId={order.id} onDecided={onDecided} />
        ))}
      </ul>
    </Panel>
  );
}

interface OfferProps {
  item: Order['items'][number];
  orderId: number;
  onDecided: () => void;
}

function Offer({ item, orderId, onDecided }: OfferProps) {
  const { t, locale } = useWords();
  const [sent, setSent] = useState<'accept' | 'decline' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { replacement } = item;
  if (!replacement) return null;
  const saved = item.sum - replacement.sum;

  async function decide(word: 'accept' | 'decline', id: number): Promise<void> {
    setSent(word);
    setFailure(null);
    const api = browserApi(locale);
    const result = await api('POST /api/v1/orders/{orderId}/replacements/{id}/', {
      params: { orderId: String(orderId), id: String(id) },
      body: { isAccepted: word === 'accept' },
    });
    setSent(null);
    if (result.ok) onDecided();
    else setFailure(result.error?.message ?? t('replacement.failed'));
  }

  return (
    <li className={styles.offer}>
      <div className={styles.goods}>
        <span className={styles.picture} data-gone>
          <Picture of={item} size="xs_96" />
        </span>
        <div>
          <p className={styles.label}>{t('replacement.missing')}</p>
          <p>{keepNumbersWhole(item.name)}</p>
          <p className={styles.note}>
            {formatNumber(item.count)}
            {'\u00A0'}
            {item.unit} · {formatTenge(item.sum)}
          </p>
        </div>
      </div>
      <div className={styles.goods}>
        <span className={styles.picture}>
          <Picture of={replacement} size="xs_96" />
        </span>
        <div>
          <p className={styles.label}>{t('replacement.offered')}</p>
          <a className="link" href={localePath(`/p/${replacement.productCode}`, locale)}>
            {keepNumbersWhole(replacement.name)}
          </a>
          <p className={styles.note}>
            {formatNumber(replacement.count)}
            {'\u00A0'}
            {replacement.unit} · <b>{formatTenge(replacement.sum)}</b>
            {' · '}
            {saved > 0 ? t('replacement.cheaper', { sum: formatTenge(saved) }) : t('replacement.sameSum')}
          </p>
          {replacement.comment === '' ? null : <p className={styles.note}>{replacement.comment}</p>}
        </div>
      </div>
      {failure === null ? null : (
        <Notice look="blocked" role="alert">
          {failure}
        </Notice>
      )}
      <p className={styles.actions}>
        <Button
          isLoading={sent === 'accept'}
          onClick={() => void decide('accept', replacement.id)}
          aria-label={t('replacement.acceptOf', { name: replacement.name })}
        >
          {t('replacement.accept')}
        </Button>
        <Button
          look="secondary"
          isLoading={sent === 'decline'}
          onClick={() => void decide('decline', replacement.id)}
          aria-label={t('replacement.declineOf', { name: replacement.name })}
        >
          {t('replacement.decline')}
        </Button>
        <span className={styles.note}>
          {t('replacement.until', {
            date: formatDate(replacement.until, locale),
            time: almatyTime(replacement.until),
          })}
        </span>
      </p>
    </li>
  );
}
