import type { OfficeSetting } from '#contract/office/shop-rules.ts';
import { isSame, type Json } from '#domain/office/changes.ts';
import { classNames } from '#storefront/design/class-names.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, TextField } from '../../design/field.tsx';
import { toFigure } from '../../design/figure-field.ts';
import { Tag } from '../../design/tag.tsx';
import { type Translate, useWords } from '../../i18n/words.ts';
import styles from './settings.module.css';

interface SettingFieldProps {
  setting: OfficeSetting;
  value: Json;
  error: string | null;
  onChange: (to: Json) => void;
}

/** One setting by the kind of its value: a switch, a number, a line, or several of them together. */
export function SettingField({ setting, value, error, onChange }: SettingFieldProps) {
  const { t, locale } = useWords();
  const label = setting.label[locale];
  const isOff = !setting.canChange;
  const isEdited = !isSame(value, setting.value);
  const mark = isEdited ? (
    <Tag tone="warn" icon="edit">
      {t('settings.edited')}
    </Tag>
  ) : undefined;
  return (
    <div className={classNames(styles.setting, isLong(setting.usual) && styles.wide)}>
      {isParts(value) ? (
        <fieldset className={styles.parts} disabled={isOff}>
          <legend>
            {label} {mark}
          </legend>
          {Object.entries(value).map(([part, each]) => (
            <Plain
              key={part}
              label={sayPart(part, t)}
              value={each}
              usual={isParts(setting.usual) ? (setting.usual[part] ?? null) : null}
              onChange={(to) => onChange({ ...value, [part]: to })}
            />
          ))}
        </fieldset>
      ) : (
        <Plain
          label={label}
          value={value}
          usual={setting.usual}
          mark={mark}
          isOff={isOff}
          onChange={onChange}
        />
      )}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      {isSame(value, setting.usual) || isOff ? null : (
        <Button look="quiet" size="small" icon="undo" onClick={() => onChange(setting.usual)}>
          {t('settings.usual')}
        </Button>
      )}
    </div>
  );
}

/** A list of names is read whole. */
const isLong = (usual: Json): boolean => typeof usual === 'string' && usual.length > 30;

const PARTS = [
  'ru',
  'kz',
  'series',
  'number',
  'unload',
  'stairs',
  'cargo',
  'passenger',
  'callOut',
  'near',
  'far',
  'sameDayUntil',
  'nextDayUntil',
  'sameDayFrom',
  'offeredDays',
  'wantedDayTenge',
] as const;

function sayPart(name: string, t: Translate): string {
  const part = PARTS.find((each) => each === name);
  return part === undefined ? name : t(`setting.${part}`);
}

const isParts = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface PlainProps {
  label: string;
  value: Json;
  /** Of the factory: what kind of value it is. */
  usual: Json;
  mark?: React.ReactNode;
  isOff?: boolean;
  onChange: (to: Json) => void;
}

function Plain({ label, value, usual, mark, isOff = false, onChange }: PlainProps) {
  if (typeof usual === 'boolean')
    return (
      <Checkbox
        label={label}
        checked={value === true}
        disabled={isOff}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  const isNumber = typeof usual === 'number' || usual === null;
  return (
    <TextField
      label={label}
      mark={mark}
      value={value === null ? '' : String(value)}
      disabled={isOff}
      inputMode={isNumber ? 'decimal' : undefined}
      onChange={(event) => onChange(isNumber ? toFigure(event.target.value) : event.target.value)}
    />
  );
}
