import { Checkbox } from '../../design/field.tsx';
import styles from './keys.module.css';

interface ChoiceBoxesProps<Word extends string> {
  legend: string;
  options: readonly Word[];
  say: (word: Word) => string;
  chosen: readonly Word[];
  onChange: (chosen: readonly Word[]) => void;
}

/** Some of a few words, each with a box to tick. */
export function ChoiceBoxes<Word extends string>(props: ChoiceBoxesProps<Word>) {
  const { legend, options, say, chosen, onChange } = props;
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.boxes}>
        {options.map((word) => (
          <Checkbox
            key={word}
            label={say(word)}
            checked={chosen.includes(word)}
            onChange={() =>
              onChange(chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word])
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
