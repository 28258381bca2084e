import type { SetItem } from '#contract/sets.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { amountIn, findBaseUnit, findSecondUnit } from '#domain/units.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { StockLine } from '../../design/stock-bars.tsx';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import type { SetData } from './set-data.ts';
import styles from './set-items.module.css';
import { listAlternatives, type ShownLine } from './set-state.ts';
import type { ChosenSet } from './use-set.ts';

interface SetItemsProps {
  groups: SetData['groups'];
  products: readonly CardProduct[];
  /** The number of the mark on the picture, by item. */
  numbers: ReadonlyMap<number, number>;
  chosen: Pick<ChosenSet, 'lines' | 'choose'>;
  idOf(item: number): string;
  /** The row that a mark has just led to. */
  pointed: number | null;
}

/** The goods of a set by groups: what is required is locked, what is optional is ticked or not. */
export function SetItems({ groups, products, numbers, chosen, idOf, pointed }: SetItemsProps) {
  const lineOf = (item: SetItem) => chosen.lines.find((line) => line.item.id === item.id);
  return (
    <div className={styles.groups}>
      {groups.map(({ name, items }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.group}>{name}</h3>
          <ul className={styles.items}>
            {items.map((item) => {
              const line = lineOf(item);
              return line ? (
                <li
                  key={item.id}
                  className={styles.item}
                  id={idOf(item.id)}
                  tabIndex={-1}
                  data-out={line.isTaken ? undefined : ''}
                  data-pointed={pointed === item.id ? '' : undefined}
                >
                  <ItemRow
                    line={line}
                    products={products}
                    number={numbers.get(item.id)}
                    onChoose={chosen.choose}
                  />
                </li>
              ) : null;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ItemRowProps {
  line: ShownLine;
  products: readonly CardProduct[];
  number: number | undefined;
  onChoose: ChosenSet['choose'];
}

function ItemRow({ line, products, number, onChoose }: ItemRowProps) {
  const { t, locale } = useWords();
  const { item, product, isTaken, count, price, sum } = line;
  const base = findBaseUnit(product.units)?.name ?? '';
  const second = findSecondUnit(product.units);
  const { viewer } = useShell();
  const alternatives = listAlternatives(line, products, viewer?.isWholesale ? 'wholesale' : 'retail');
  return (
    <>
      <Checkbox
        className={styles.check}
        checked={isTaken}
        disabled={item.required}
        onChange={() => onChoose(item, isTaken ? null : product.code)}
        label={<span className="visually-hidden">{t('sets.take', { name: product.name })}</span>}
      />
      <Picture of={product} size="sm_224" />
      <div className={styles.words}>
        <p className={styles.name}>
          {number === undefined ? null : (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          <a href={localePath(`/p/${product.code}`, locale)} lang={product.isNameFallback ? 'ru' : undefined}>
            {keepNumbersWhole(product.name)}
          </a>
        </p>
        <p className={styles.count}>
          <b>
            {formatNumber(count)}
            {'\u00A0'}
            {base}
          </b>
          {second ? ` · ${formatNumber(amountIn(count, second.ratio))}\u00A0${second.name}` : null}
          {' · '}
          <span className={styles.whole}>{`${formatTenge(price)}/${base}`}</span>
          {item.required ? ` · ${t('sets.required')}` : null}
        </p>
        <Standing line={line} products={products} onChoose={onChoose} />
        {alternatives.length > 1 ? (
          <SelectField
            className={styles.swap}
            label={t('sets.swap', { name: product.name })}
            isLabelHidden
            size={36}
            value={product.code}
            face={t('sets.swapFace', { count: alternatives.length - 1 })}
            options={alternatives.map((each) => ({
              value: each.code,
              label: `${each.name} — ${formatTenge(each.price)}`,
            }))}
            onChange={({ currentTarget }) => onChoose(item, currentTarget.value)}
          />
        ) : null}
      </div>
      <p className={styles.sum}>{formatTenge(sum)}</p>
    </>
  );
}

function Standing({ line, products, onChoose }: Pick<ItemRowProps, 'line' | 'products' | 'onChoose'>) {
  const { t } = useWords();
  const { city } = useShell();
  const { item, product, standing } = line;
  if (standing === 'here') {
    return (
      <StockLine icon="check" tone="ok">
        {t('sets.here', { city: city.name })}
      </StockLine>
    );
  }
  const analogue = products.find(({ code }) => code === item.analogue && code !== product.code);
  return (
    <>
      <StockLine icon={standing === 'elsewhere' ? 'truck' : 'box'}>
        {t(standing === 'elsewhere' ? 'sets.elsewhere' : 'sets.gone')}
      </StockLine>
      {analogue ? (
        <p className={styles.analogue}>
          {t('sets.analogue', { name: analogue.name })}{' '}
          <Button look="secondary" size={36} onClick={() => onChoose(item, analogue.code)}>
            {t('sets.takeAnalogue')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
