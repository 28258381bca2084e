import { Icon } from '#storefront/design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './side.module.css';
import type { ProductForm } from './use-product-form.ts';

/** What mends a reason: the field and what it should be. */
const MENDS: Readonly<Record<string, { field: string; to: boolean }>> = {
  off: { field: 'active', to: true },
  offline: { field: 'is_offline', to: false },
  no_stock: { field: 'on_order', to: true },
};

/** Why it is not seen or not bought, each reason with what mends it; what it lacks of the facts that sell. */
export function VisibilityPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const { visibility, missing } = form.product;
  const isHidden = visibility.some(({ gravity }) => gravity === 'hidden');
  const title = isHidden
    ? t('visibility.hidden')
    : t(
        visibility.some(({ gravity }) => gravity === 'unsellable')
          ? 'visibility.unsellable'
          : 'visibility.seen',
      );
  return (
    <Panel title={title}>
      <ul className={styles.reasons}>
        {visibility.length === 0 ? (
          <li data-gravity="none">
            <Icon name="check" size={18} />
            <span>{t('visibility.all')}</span>
          </li>
        ) : null}
        {visibility.map(({ code, words, gravity }) => {
          const mend = MENDS[code];
          return (
            <li key={code} data-gravity={gravity}>
              <Icon name={gravity === 'weak' ? 'warning' : 'close'} size={18} />
              <span>
                <b>{words}</b>
                {mend && form.may(mend.field) ? (
                  <button type="button" className={styles.mend} onClick={() => form.set(mend.field, mend.to)}>
                    {t(`visibility.mend.${mend.field as 'active'}`)}
                  </button>
                ) : null}
                {code === 'no_price' && form.may('price') ? (
                  <a className={styles.mend} href="#product-price">
                    {t('visibility.mend.price')}
                  </a>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.filled}>
        <b>{t('visibility.filled', { count: 10 - missing.length })}</b>
        {missing.length > 0 ? (
          <span>{missing.map((fact) => t(`missing.${fact as 'name_kz'}`)).join(', ')}</span>
        ) : null}
      </p>
    </Panel>
  );
}
