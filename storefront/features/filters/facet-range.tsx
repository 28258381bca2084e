import { type KeyboardEvent, useState } from 'react';
import { type ListingChoice, type NumberRange, parseNumber } from '#domain/listing.ts';
import { formatNumber } from '#domain/money.ts';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './facet-groups.module.css';
import type { FacetView } from './facets.ts';
import { boundName, rangeOf, setRange } from './listing-choice.ts';
import { PriceHistogram } from './price-histogram.tsx';
import { RangeSlider } from './range-slider.tsx';
import { toSliderScale } from './slider-scale.ts';

interface FacetRangeProps {
  facet: FacetView;
  choice: ListingChoice;
  onChoose(next: ListingChoice): void;
}

const SIDES = ['from', 'to'] as const;

/** A range as two fields. What is typed counts when the field is left or Enter is pressed. */
export function FacetRange({ facet, choice, onChoose }: FacetRangeProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState<Partial<Record<keyof NumberRange, string>>>({});
  const { code, name, unit, range, histogram } = facet;
  const chosen = rangeOf(choice, code);
  const scale = range ? toSliderScale(range) : null;
  const typed = (side: keyof NumberRange) =>
    draft[side] === undefined ? chosen[side] : readBound(code, draft[side]);

  const wanted = { ...bound('from', typed('from')), ...bound('to', typed('to')) };

  const settle = (side: keyof NumberRange) => {
    const text = draft[side];
    if (text === undefined) return;
    setDraft(({ [side]: _done, ...rest }) => rest);
    const bound = readBound(code, text);
    if (bound === chosen[side]) return;
    const { [side]: _old, ...other } = chosen;
    onChoose(setRange(choice, code, { ...other, ...(bound === undefined ? {} : { [side]: bound }) }));
  };

  return (
    <fieldset className={styles.range}>
      <legend className="visually-hidden">{name}</legend>
      {scale && range && histogram ? (
        <PriceHistogram counts={histogram} range={range} scale={scale} chosen={wanted} />
      ) : null}
      {scale ? (
        <RangeSlider
          scale={scale}
          range={wanted}
          name={name}
          unit={unit}
          onMove={(side, value) => {
            // At its end it bounds nothing.
            const isEnd = value === (side === 'from' ? scale.low : scale.high);
            setDraft({ ...draft, [side]: isEnd ? '' : formatNumber(value) });
          }}
          onRest={settle}
        />
      ) : null}
      {SIDES.map((side) => {
        const value = chosen[side];
        const limit = side === 'from' ? range?.min : range?.max;
        return (
          <TextField
            key={side}
            label={t(side === 'from' ? 'filters.from' : 'filters.to')}
            isLabelHidden
            prefix={
              <span aria-hidden="true">{t(side === 'from' ? 'filters.fromShort' : 'filters.toShort')}</span>
            }
            name={boundName(code, side)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            placeholder={limit === undefined ? undefined : formatNumber(limit)}
            value={draft[side] ?? (value === undefined ? '' : formatNumber(value))}
            onChange={({ currentTarget }) => setDraft({ ...draft, [side]: currentTarget.value })}
            onBlur={() => settle(side)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              settle(side);
            }}
          />
        );
      })}
    </fieldset>
  );
}

/** Reads a bound as an address does, so that typing and sharing mean the same. */
function readBound(code: string, text: string): number | undefined {
  const bound = parseNumber(text);
  return bound !== undefined && code === 'price' ? Math.round(bound) : bound;
}

const bound = (side: keyof NumberRange, value: number | undefined): NumberRange =>
  value === undefined ? {} : { [side]: value };
