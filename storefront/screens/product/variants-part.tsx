import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { Swatch } from '../../features/filters/swatch.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { VariantChoiceRow, VariantOption } from './product-variants.ts';
import styles from './variants-part.module.css';

export interface VariantsProps {
  rows: readonly VariantChoiceRow[];
}

/** The others of the group, a row per characteristic: links, each to a product of its own. */
export default function Variants({ rows }: VariantsProps) {
  return (
    <div className={styles.variants} data-print="no">
      {rows.map(({ code, name, chosen, options }) => (
        <section key={code} className={styles.row} aria-label={name}>
          <h2 className={styles.name}>
            {name}: <b>{chosen}</b>
          </h2>
          <ul className={styles.options} data-look={options.some(hasLook) ? 'look' : undefined}>
            {options.map((option) => (
              <li key={option.name}>
                <Option option={option} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const hasLook = ({ color, picture }: VariantOption): boolean => color !== undefined || picture !== undefined;

function Option({ option }: { option: VariantOption }) {
  const { t, locale } = useWords();
  const { name, code, price, isSold, isCurrent, isNearest, color, picture } = option;
  const stock = isNearest ? `${option.stock}, ${t('variants.nearest')}` : option.stock;
  return (
    <a
      className={styles.option}
      href={localePath(`/p/${code}`, locale)}
      title={`${name}: ${formatTenge(price)}, ${stock}`}
      aria-current={isCurrent ? 'true' : undefined}
      data-sold={isSold || undefined}
      data-nearest={isNearest || undefined}
    >
      {color === undefined ? null : <Swatch color={color} size="tile" />}
      {picture === undefined ? null : <Picture of={picture} size="xs_96" />}
      <span className={hasLook(option) ? 'visually-hidden' : styles.word}>{name}</span>
      <span className={styles.price}>{formatTenge(price)}</span>
      <span className="visually-hidden">, {stock}</span>
    </a>
  );
}
