import type { ClubCard } from '#contract/loyalty.ts';
import { formatDate } from '#domain/time.ts';
import { Barcode, QrCode } from '../../features/club/barcode.tsx';
import type { CardPicture } from '../../features/club/kept-card.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './card-face.module.css';

/** The card as it would lie in the hand. */
export function CardFace({ card }: { card: CardPicture & Pick<ClubCard, 'since' | 'kind'> }) {
  const { t, locale } = useWords();
  return (
    <section className={styles.card} aria-label={t('clubcard.card')} data-ground="dark">
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.club}>{t(card.kind === 'pro' ? 'clubcard.pro' : 'clubcard.club')}</span>
        <span className={styles.level}>
          {card.levelName} · {card.percent}&nbsp;%
        </span>
      </div>
      <div>
        <p className={styles.name}>{card.name}</p>
        <p className={styles.since}>
          {t('clubcard.since', { date: formatDate(card.since, locale, { hasYear: true }) })}
        </p>
      </div>
      <div className={styles.codes}>
        <Barcode number={card.number} barcode={card.barcode} />
        <QrCode qr={card.qr} />
      </div>
    </section>
  );
}
