import type { CalculatorField } from '#contract/calculators.ts';
import { ChoiceChip } from '../../design/chip.tsx';
import { Checkbox, ChoiceGroup } from '../../design/choice.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './calculator-form.module.css';

interface FieldControlProps {
  field: CalculatorField;
  text: string;
  error: string | undefined;
  onText(text: string): void;
}

/** Choices that decide what the rest of the form is about: shown side by side. */
const SIDE_BY_SIDE = ['where', 'laying', 'method', 'layers', 'system', 'place'];

/** «левого края» is cut in half a line. */
const HALF_A_LINE = 8;

export function FieldControl({ field, text, error, onText }: FieldControlProps) {
  const { name, label, kind, choices = [], usual, unit, isOptional } = field;
  if (kind === 'flag') {
    const isOn = (text || usual) === '1';
    return (
      <div className={styles.wide}>
        {/* Without JavaScript an empty box sends nothing, which would mean «as usual». */}
        <input type="hidden" name={name} value="0" />
        <Checkbox
          name={name}
          value="1"
          label={label}
          checked={isOn}
          onChange={(event) => onText(event.target.checked ? '1' : '0')}
        />
      </div>
    );
  }
  if (kind === 'choice' && SIDE_BY_SIDE.includes(name)) {
    return (
      <ChoiceGroup legend={label} className={styles.wide} error={error}>
        <div className={styles.chips}>
          {choices.map((choice) => (
            <ChoiceChip
              key={choice.code}
              name={name}
              value={choice.code}
              checked={(text || usual) === choice.code}
              onChange={() => onText(choice.code)}
            >
              <span className={styles.chip}>
                <LayingSign code={name === 'laying' ? choice.code : ''} />
                {choice.name}
              </span>
            </ChoiceChip>
          ))}
        </div>
      </ChoiceGroup>
    );
  }
  if (kind === 'choice') {
    return (
      <SelectField
        className={choices.some(({ name: words }) => words.length > HALF_A_LINE) ? styles.wide : undefined}
        label={label}
        name={name}
        error={error}
        options={choices.map(({ code, name: words }) => ({ value: code, label: words }))}
        value={text || usual}
        onChange={(event) => onText(event.target.value)}
      />
    );
  }
  if (kind === 'outline') return <OutlineField {...{ field, text, error, onText }} />;
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      error={error}
      suffix={unit}
      placeholder={usual}
      value={text}
      aria-required={isOptional ? undefined : true}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

function OutlineField({ field: { label, name }, text, error, onText }: FieldControlProps) {
  const { t } = useWords();
  return (
    <TextField
      className={styles.wide}
      label={label}
      name={name}
      error={error}
      hint={t('calculator.outlineHint')}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  straight: 'M1 1h40v26H1zM1 9.7h40M1 18.3h40M14.3 1v26M27.7 1v26',
  brick:
    'M1 1h40v26H1zM1 9.7h40M1 18.3h40M14.3 1v8.7M27.7 1v8.7M7.7 9.7v8.6M21 9.7v8.6M34.3 9.7v8.6M14.3 18.3V27M27.7 18.3V27',
  diagonal: 'M21 1L40 14 21 27 2 14zM11.5 7.5L30.5 20.5M30.5 7.5L11.5 20.5',
  herringbone: 'M6 14L16 4l5 5-10 10zM21 9l5-5 10 10-5 5zM11 19l10-10 5 5-10 10zM31 19L21 9l-5 5 10 10z',
  along: 'M1 1h40v26H1zM1 7.5h40M1 14h40M1 20.5h40M16 1v6.5M28 7.5V14M10 14v6.5M24 20.5V27',
};

function LayingSign({ code }: { code: string }) {
  const shape = SIGNS[code];
  if (!shape) return null;
  return (
    <svg className={styles.sign} viewBox="0 0 42 28" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
