import type { PromotionCard } from '#contract/promotions.ts';
import { localePath } from '#domain/locale.ts';
import { SectionTitle } from '../../design/page-title.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { PromotionTime } from '../promotions/promotion-time.tsx';
import styles from './home-promotions.module.css';

const GROUNDS = ['dark', 'sun', 'paper'] as const;

/** What is cheaper today: three posters, the first one twice as wide. They stand still. */
export function HomePromotions({
  title: heading,
  promotions,
  total,
  madeAt,
}: {
  /** Empty: its own words. */
  title: string;
  promotions: readonly PromotionCard[];
  total: number;
  madeAt: string;
}) {
  const { t, locale } = useWords();
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="home-promotions">
      <SectionTitle
        id="home-promotions"
        note={t('home.promotionsNote')}
        end={
          <a className="link" href={localePath('/promo', locale)}>
            {t('home.allPromotions', { count: total })}
          </a>
        }
      >
        {heading || t('promotions.title')}
      </SectionTitle>
      <ul className={styles.posters}>
        {promotions.map((promotion, index) => {
          const ground = GROUNDS[index] ?? 'paper';
          const { code, title, lead, offer, picture } = promotion;
          return (
            <li
              key={code}
              className={styles.poster}
              data-ground={ground === 'dark' ? 'dark' : undefined}
              data-look={ground}
            >
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <a className="card-link" href={localePath(`/promo/${code}`, locale)}>
                    {title}
                  </a>
                </h3>
                <p className={styles.lead}>{lead}</p>
                <div className={styles.time}>
                  <PromotionTime promotion={promotion} madeAt={madeAt} />
                </div>
              </div>
              <span className={styles.picture} data-pictured={picture !== undefined || undefined}>
                {picture === undefined ? (
                  <span className={styles.offer} aria-hidden="true">
                    {offer}
                  </span>
                ) : (
                  <Picture of={picture} size="sm_224" sizes="min(260px, 40vw)" />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
