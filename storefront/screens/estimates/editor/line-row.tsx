import { type DragEvent, memo } from 'react';
import type { EstimateProduct } from '#contract/estimate-parts.ts';
import {
  changedPrice,
  type EditedLine,
  type LineFault,
  lineSum,
  todayPrice,
} from '#domain/estimates/estimates.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Checkbox } from '../../../design/choice.tsx';
import { Icon } from '../../../design/icon.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { LinePicture } from '../line-picture.tsx';
import type { EditorActions } from './editor-actions.ts';
import styles from './line-row.module.css';
import { NumberCell } from './number-cell.tsx';

interface LineRowProps {
  line: EditedLine;
  number: number;
  product: EstimateProduct | undefined;
  /** Of the product in all rooms: its price by quantity. */
  ofAll: number | undefined;
  isTicked: boolean;
  now: string;
  /** Why it is not saved yet. */
  fault: LineFault | null;
  actions: EditorActions;
}

/** One line. Drawn anew only when something of its own changes: there may be a thousand. */
export const LineRow = memo(function LineRow({
  line,
  number,
  product,
  ofAll,
  isTicked,
  now,
  fault,
  actions,
}: LineRowProps) {
  const { t, locale } = useWords();
  const { id, kind } = line;
  const isProduct = kind === 'product';
  const name = product?.name ?? line.name;
  const today = changedPrice(line, product && todayPrice(product, ofAll ?? line.count), new Date(now));
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    actions.dropBefore(id);
  };
  return (
    <li
      className={styles.line}
      data-line={id}
      data-changed={today !== null || undefined}
      data-draft={fault !== null || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <button
        type="button"
        className={styles.grip}
        draggable
        aria-label={t('estimates.move', { name })}
        title={t('estimates.moveHint')}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          actions.drag(id);
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
          if (by === 0) return;
          event.preventDefault();
          actions.step(id, by);
        }}
      >
        <Icon name="grip" size={18} />
      </button>
      <Checkbox
        className={styles.tick}
        checked={isProduct && isTicked}
        disabled={!isProduct}
        aria-label={t('estimates.tick', { name })}
        onChange={(event) => actions.tick(id, event.target.checked)}
      />
      <span className={styles.place}>{number}</span>
      <LinePicture product={product} kind={kind} />
      <div className={styles.name}>
        {isProduct ? (
          <a href={localePath(`/p/${line.productCode}`, locale)}>{keepNumbersWhole(name)}</a>
        ) : (
          <input
            className={styles.text}
            type="text"
            maxLength={300}
            aria-label={t('estimates.name')}
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault === null ? undefined : `fault-${id}`}
            value={line.name}
            onChange={(event) => actions.set(id, { name: event.target.value }, `${id}:name`)}
            onBlur={actions.leave}
          />
        )}
        {fault === null ? null : (
          <p className={styles.fault} id={`fault-${id}`}>
            {t(`estimates.fault.${fault}`)}
          </p>
        )}
        <p className={styles.facts}>
          {product ? t('estimates.article', { article: product.productCode }) : null}
          {isProduct && !product ? <b>{t('estimates.gone')}</b> : null}
          {product && product.available < line.count ? (
            <b data-warn>{t('estimates.short', { count: product.available })}</b>
          ) : null}
          {isProduct ? null : (
            <b data-kind={kind}>{t(kind === 'work' ? 'estimates.work' : 'estimates.own')}</b>
          )}
          {kind === 'custom' ? <span>{t('estimates.notInCart')}</span> : null}
          {line.note ? <span>{line.note}</span> : null}
        </p>
      </div>
      <div className={styles.count}>
        <NumberCell
          value={line.count}
          label={t('estimates.countOf', { name })}
          column="count"
          digits={isProduct ? 0 : 3}
          max={100_000}
          onValue={(count) => actions.set(id, { count }, `${id}:count`)}
          onLeave={actions.leave}
        />
        <span>{product?.unit ?? line.unit}</span>
      </div>
      <div className={styles.price}>
        {isProduct ? (
          <span className={styles.fixed}>{formatNumber(line.price)}</span>
        ) : (
          <NumberCell
            value={line.price}
            label={t('estimates.priceOf', { name })}
            column="price"
            digits={0}
            max={50_000_000}
            onValue={(price) => actions.set(id, { price }, `${id}:price`)}
            onLeave={actions.leave}
          />
        )}
        {today === null ? null : (
          <span className={styles.today} data-look={today > line.price ? 'dearer' : 'cheaper'}>
            {t(today > line.price ? 'estimates.todayMore' : 'estimates.todayLess', { price: today })}
          </span>
        )}
      </div>
      <b className={styles.sum}>{formatNumber(lineSum(line))}</b>
      <IconButton
        icon="more"
        iconSize={20}
        className={styles.more}
        label={t('estimates.more', { name })}
        onClick={() => actions.open({ kind: 'line', id })}
      />
    </li>
  );
});
