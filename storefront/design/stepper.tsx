import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { DEFAULT_LIMITS, type Limits, type SaleRule, SINGLE_SALE, stepCount } from '#domain/quantity.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';
import { settleDraft, typeDraft } from './stepper-input.ts';
import { isHeldTooLong, meaningOf } from './stepper-keys.ts';

export interface StepperProps {
  count: number;
  /** Told of every count that may be sold, as it changes; whoever sends it waits for the last one. */
  onChange: (count: number) => void;
  /** Read out: of which product this is the count. */
  label: string;
  limits?: Limits;
  rule?: SaleRule;
  /** Beside the count: «уп.». */
  unit?: string | undefined;
  /** Under the count, where there is room: what it makes in square metres. */
  detail?: ReactNode;
  /** card stands for the button of a product card, plain in the cart and the buy box. */
  look?: 'card' | 'plain';
  /** The count is more than there is: the words about it stand beside and are named by describedBy. */
  isOver?: boolean;
  describedBy?: string | undefined;
  className?: string | undefined;
}

/** The quantity stepper of spec 5: whole counts by buttons, arrow keys or typing. */
export function Stepper({
  count,
  onChange,
  label,
  limits = DEFAULT_LIMITS,
  rule = SINGLE_SALE,
  unit,
  detail,
  look = 'plain',
  isOver = false,
  describedBy,
  className,
}: StepperProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(count);
  const lower = stepCount(count, -1, limits, rule);
  const higher = stepCount(count, 1, limits, rule);
  const isMost = higher <= count;

  const change = (next: number) => {
    setDraft(null);
    if (next !== count) onChange(next);
  };
  const settle = () => {
    if (draft !== null) change(settleDraft(draft, limits, rule));
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, repeat: isRepeat, ctrlKey, metaKey, altKey } = event;
    const meaning = meaningOf(
      { key, isRepeat, hasModifier: ctrlKey || metaKey || altKey },
      { text, caret: event.currentTarget.selectionStart, lower, higher },
    );
    if (meaning === 'pass') return;
    event.preventDefault();
    if (meaning === 'settle') settle();
    else if (meaning !== 'block') change(meaning.count);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a group of fields where there is one
    <div
      className={classNames(styles.stepper, className)}
      role="group"
      aria-label={label}
      data-look={look}
      data-over={isOver || undefined}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={lower === 0 ? t('design.stepper.remove') : t('design.stepper.less')}
        disabled={lower >= count}
        onKeyDown={(event) => {
          if (isHeldTooLong(event.repeat, lower)) event.preventDefault();
        }}
        onClick={() => change(lower)}
      >
        <Icon name="minus" size={20} />
      </button>
      <label className={styles.middle}>
        <span className={styles.value}>
          <input
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-label={t('design.stepper.count')}
            aria-valuenow={count}
            aria-valuemin={limits.min}
            aria-valuemax={limits.max}
            aria-valuetext={unit === undefined ? undefined : `${count} ${unit}`}
            aria-invalid={isOver || undefined}
            aria-describedby={describedBy}
            size={Math.max(1, text.length)}
            value={text}
            onChange={(event) => {
              const typed = typeDraft(event.target.value, limits, rule);
              setDraft(typed.draft);
              if (typed.count !== null && typed.count !== count) onChange(typed.count);
            }}
            onKeyDown={pressKey}
            onFocus={(event) => event.target.select()}
            onBlur={settle}
          />
          {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
        </span>
        {look === 'card' && (isMost || detail !== undefined) ? (
          <span className={styles.detail}>{isMost ? t('design.stepper.most') : detail}</span>
        ) : null}
      </label>
      <button
        type="button"
        className={styles.button}
        aria-label={t('design.stepper.more')}
        disabled={isMost}
        onClick={() => change(higher)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
