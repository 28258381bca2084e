import { useRef, useState } from 'react';
import styles from './data-grid.module.css';

export type CellMove = 'down' | 'right' | 'left' | 'stay';

interface CellInputProps {
  label: string;
  value: string;
  isNumber: boolean;
  /** False: nobody could mean it, the field stays open. */
  onCommit: (text: string, move: CellMove) => boolean;
  onCancel: () => void;
}

const MOVES: Readonly<Record<string, CellMove>> = { Enter: 'down', Tab: 'right' };

/** A cell being typed into. Enter and Tab write it down and go on, Escape leaves it as it was. */
export function CellInput({ label, value, isNumber, onCommit, onCancel }: CellInputProps) {
  const [text, setText] = useState(value);
  const [isWrong, setWrong] = useState(false);
  // What was written down or left is not written again when the field loses the focus.
  const isOver = useRef(false);
  const commit = (move: CellMove) => {
    if (isOver.current) return;
    isOver.current = onCommit(text, move);
    setWrong(!isOver.current);
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode={isNumber ? 'numeric' : undefined}
      value={text}
      // biome-ignore lint/a11y/noAutofocus: the person has just opened this cell
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => commit('stay')}
      onKeyDown={(event) => {
        event.stopPropagation();
        const move = MOVES[event.key];
        if (event.key === 'Escape') {
          isOver.current = true;
          onCancel();
        } else if (move !== undefined) commit(move === 'right' && event.shiftKey ? 'left' : move);
        else return;
        event.preventDefault();
      }}
    />
  );
}
