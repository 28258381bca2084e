import type { CartWork } from '#contract/cart.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { classNames } from '../../design/class-names.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { toaster } from '../../design/toast-store.ts';
import { setWork } from '../../features/cart/set-works.ts';
import { Swatch } from '../../features/filters/swatch.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './line-works.module.css';

interface LineWorksProps {
  works: readonly CartWork[];
  className: string | undefined;
}

/** What is done to the goods of a line, each with its price, and that they stay sold. */
export function LineWorks({ works, className }: LineWorksProps) {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();

  async function remove({ productCode, kind, detail, name, count }: CartWork): Promise<void> {
    const keeper = { isUser: viewer !== null, city: city.code, locale };
    const put = (many: number) => setWork({ productCode, kind, detail, count: many }, keeper);
    await put(0);
    toaster.show({
      text: t('cart.removed', { name }),
      subject: `cart:work:${detail}`,
      action: { label: t('cart.undo'), run: () => void put(count) },
    });
  }

  return (
    <div className={classNames(styles.works, className)}>
      <ul>
        {works.map((work) => (
          <li key={work.detail} className={styles.work}>
            {work.hex ? <Swatch color={work.hex} /> : null}
            <span className={styles.name}>
              {work.name}
              <span className={styles.note}>
                {formatNumber(work.charged)}
                {'\u00A0'}
                {work.unit} × {formatTenge(work.price)}
              </span>
            </span>
            <b className={styles.sum}>{formatTenge(work.sum)}</b>
            <IconButton
              icon="trash"
              iconSize={20}
              label={t('cart.removeWork', { name: work.name })}
              onClick={() => void remove(work)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t(works.some(({ kind }) => kind === 'cut') ? 'cut.noReturn' : 'tint.noReturn')}
      </p>
    </div>
  );
}
