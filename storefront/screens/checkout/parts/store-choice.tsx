import { almatyDate, formatDate } from '#domain/time.ts';
import { ChoiceCard, ChoiceGroup } from '../../../design/choice.tsx';
import { Dotted } from '../../../design/dotted.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { StoreScheme } from '../../contacts/store-scheme.tsx';
import type { OfferedStore } from '../offer.ts';
import styles from './store-choice.module.css';

interface StoreChoiceProps {
  stores: readonly OfferedStore[];
  chosen: string;
  error: string | undefined;
  onChoose: (storeId: string) => void;
}

/** Where to fetch the order: each store with what is there and when the rest comes, and the sheet beside them. */
export function StoreChoice({ stores, chosen, error, onChoose }: StoreChoiceProps) {
  const { t, locale } = useWords();
  return (
    <div className={styles.choice}>
      <ChoiceGroup legend={t('checkout.whichStore')} isLegendHidden error={error}>
        {stores.map((store, at) => (
          <ChoiceCard
            key={store.id}
            name="storeId"
            value={store.id}
            checked={chosen === String(store.id)}
            onChange={() => onChoose(String(store.id))}
            label={<b>{store.address}</b>}
            detail={
              <>
                <span className={styles.name}>
                  <Dotted>{`${store.name} · ${t('checkout.onSheet', { number: at + 1 })}`}</Dotted>
                </span>
                <Readiness store={store} words={sayReadiness(store, t, locale)} />
              </>
            }
          />
        ))}
      </ChoiceGroup>
      <figure className={styles.sheet}>
        <StoreScheme
          points={stores.map(({ point }) => point)}
          label={t('store.scheme')}
          chosen={stores.findIndex(({ id }) => String(id) === chosen)}
        />
        <figcaption className={styles.caption}>{t('checkout.storage')}</figcaption>
      </figure>
    </div>
  );
}

const BARS = [0, 1, 2, 3, 4];

function Readiness({ store, words }: { store: OfferedStore; words: string }) {
  const share = store.lines > 0 ? store.linesToday / store.lines : 0;
  const filled = share === 0 ? 0 : Math.max(1, Math.floor(share * BARS.length));
  const level = share === 1 ? 'all' : share > 0 ? 'part' : 'none';
  return (
    <span className={styles.ready} data-level={level}>
      <svg width={44} height={12} viewBox="0 0 44 12" aria-hidden="true">
        {BARS.map((bar) => (
          <rect
            key={bar}
            className={bar < filled ? styles.filled : styles.empty}
            x={bar * 9}
            width={8}
            height={12}
            rx={1}
          />
        ))}
      </svg>
      <span>{words}</span>
    </span>
  );
}

/** «Всё сегодня с 14:00», «3 из 5 сегодня с 14:00, остальное 19 ноября», «Всё 19 ноября». */
export function sayReadiness(store: OfferedStore, t: Translate, locale: 'ru' | 'kz'): string {
  const { lines, linesToday, ready, wholeDate } = store;
  const whole = wholeDate === null ? null : formatDate(wholeDate, locale);
  if (ready && linesToday === lines) return t('checkout.readyAll', { day: sayMoment(ready, t, locale) });
  if (ready && linesToday > 0) {
    const slots = { ready: linesToday, lines, day: sayMoment(ready, t, locale) };
    return whole === null
      ? t('checkout.readyPartOnly', slots)
      : t('checkout.readyPart', { ...slots, rest: whole });
  }
  return whole === null ? t('checkout.readyNever') : t('checkout.readyAll', { day: whole });
}

/** «сегодня с 14:00», «17 ноября с 10:00». */
export function sayMoment(
  { date, from }: { date: string; from: string | null },
  t: Translate,
  locale: 'ru' | 'kz',
): string {
  const day = date === almatyDate(new Date()) ? t('arrival.today') : formatDate(date, locale);
  return from === null ? day : t('arrival.dayFrom', { day, time: from });
}
