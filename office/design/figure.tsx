import { TextField } from './field.tsx';

interface FigureProps {
  label: string;
  hint?: string;
  /** Null: nothing is asked for. */
  value: number | null;
  min?: number;
  step?: number;
  onChange: (value: number | null) => void;
}

/** A whole number, or nothing. What is not one is not taken. */
export function Figure({ label, hint, value, min = 1, step = 1, onChange }: FigureProps) {
  return (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      type="number"
      inputMode="decimal"
      min={min}
      step={step}
      value={value ?? ''}
      onChange={({ currentTarget: { value: typed, valueAsNumber } }) => {
        if (typed === '') onChange(null);
        else if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber);
      }}
    />
  );
}
