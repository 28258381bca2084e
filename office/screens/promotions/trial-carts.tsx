import { Fragment, useState } from 'react';
import type { TriedCart } from '#contract/office/kept-promotions.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import type { IconName } from '#storefront/design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './trial.module.css';

type View = 'all' | 'worked' | 'lost' | 'short' | 'below';
const LOST: ReadonlySet<TriedCart['outcome']> = new Set(['excluded', 'weaker', 'promotions_better']);
const VIEWS: Readonly<Record<View, (cart: TriedCart) => boolean>> = {
  all: () => true,
  worked: ({ outcome }) => outcome === 'worked',
  lost: ({ outcome }) => LOST.has(outcome),
  below: ({ isBelowCost }) => isBelowCost,
  short: ({ outcome }) => outcome !== 'worked' && !LOST.has(outcome),
};
const MOST = 60;

function lookOf({ outcome, isBelowCost }: TriedCart): {
  word: Exclude<View, 'all'>;
  tone: TagTone;
  icon: IconName;
} {
  if (isBelowCost) return { word: 'below', tone: 'bad', icon: 'error' };
  if (outcome === 'worked') return { word: 'worked', tone: 'good', icon: 'check' };
  return LOST.has(outcome)
    ? { word: 'lost', tone: 'warn', icon: 'refresh' }
    : { word: 'short', tone: 'plain', icon: 'info' };
}

/** The carts without names; each opens into the steps of the engine and the ways that it weighed. */
export function TrialCarts({ carts }: { carts: readonly TriedCart[] }) {
  const { t } = useWords();
  const [view, setView] = useState<View>('all');
  const [open, setOpen] = useState<TriedCart | null>(null);
  const shown = carts.filter(VIEWS[view]).slice(0, MOST);
  const why = ({ outcome, left, others }: TriedCart): string => {
    const beside = others.length === 0 ? '' : others.join(', ');
    if (outcome === 'worked') return beside === '' ? '' : t('promos.beside', { titles: beside });
    if (outcome === 'min_sum' && left !== null) return t('order.lost.min_sum', { left: formatTenge(left) });
    const said = t(`order.lost.${outcome === 'min_sum' || outcome === 'untouched' ? 'no_goods' : outcome}`);
    return beside === '' ? said : `${said}: ${beside}`;
  };
  return (
    <Panel
      title={t('promos.cartsTitle')}
      lead={t('promos.nameless')}
      isFlush
      end={
        <fieldset className={styles.views}>
          <legend className="visually-hidden">{t('promos.cartsTitle')}</legend>
          {(Object.keys(VIEWS) as View[]).map((each) => (
            <button
              key={each}
              className={styles.source}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              {t(`promos.view.${each}`, { count: carts.filter(VIEWS[each]).length })}
            </button>
          ))}
        </fieldset>
      }
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('cities.city')}</th>
            <th>{t('promos.cart')}</th>
            <th className={table.number}>{t('promos.was')}</th>
            <th className={table.number}>{t('promos.is')}</th>
            <th className={table.number}>{t('promos.difference')}</th>
            <th>{t('subject.promotion')}</th>
            <th>{t('promos.why')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((cart, at) => {
            const { word, ...look } = lookOf(cart);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: carts have no names; the list is made anew as a whole
              <Fragment key={at}>
                <tr data-current={open === cart || undefined}>
                  <td>{cart.city}</td>
                  <td data-label={t('promos.cart')}>
                    {t('promos.lines', { count: cart.lines })},{' '}
                    {t('promos.pieces', { count: cart.pieces, number: formatNumber(cart.pieces) })}
                    <span className={table.second}>
                      {[t(`buyer.${cart.buyer}`), cart.code].filter(Boolean).join(', ')}
                    </span>
                  </td>
                  <td className={table.number} data-label={t('promos.was')}>
                    {formatTenge(cart.before)}
                  </td>
                  <td className={table.number} data-label={t('promos.is')}>
                    <b>{formatTenge(cart.after)}</b>
                  </td>
                  <td className={table.number} data-label={t('promos.difference')}>
                    {formatTenge(cart.after - cart.before)}
                  </td>
                  <td data-label={t('subject.promotion')}>
                    <Tag {...look}>{t(`promos.outcome.${word}`)}</Tag>
                  </td>
                  <td data-label={t('promos.why')}>
                    {why(cart)}{' '}
                    <button
                      className={styles.why}
                      type="button"
                      aria-expanded={open === cart}
                      onClick={() => setOpen(open === cart ? null : cart)}
                    >
                      {t('promos.steps')}
                    </button>
                  </td>
                </tr>
                {open === cart ? (
                  <tr>
                    <td colSpan={7}>
                      <Steps of={cart} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

function Steps({ of }: { of: TriedCart }) {
  const { t } = useWords();
  return (
    <table className={styles.steps}>
      <caption className="visually-hidden">{t('promos.steps')}</caption>
      <tbody>
        {of.steps.map(({ title, amount, sum }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
          <tr key={at}>
            <td>{title ?? t('promos.shelfSum')}</td>
            <td>{amount > 0 ? formatTenge(-amount) : ''}</td>
            <td>{formatTenge(sum)}</td>
          </tr>
        ))}
        {of.ways.map(({ titles, total }) => (
          <tr key={titles.join()}>
            <td>{t('promos.way', { titles: titles.join(' + ') || t('promos.wayNone') })}</td>
            <td>{t('promos.wayDearer', { sum: formatTenge(Math.max(0, total - of.after)) })}</td>
            <td>{formatTenge(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('whyPrice.paid')}</th>
          <td />
          <td>{formatTenge(of.after)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
