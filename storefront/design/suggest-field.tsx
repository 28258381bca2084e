import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './suggest-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface SuggestFieldProps extends Omit<TextFieldProps, 'role' | 'onKeyDown' | 'onBlur'> {
  /** What may be meant by what is typed; typing on is always allowed. */
  options: readonly string[];
  onChoose: (option: string) => void;
}

/** A text field with suggestions beneath, by the ARIA practice of an editable combobox: arrows, Enter, Esc. */
export function SuggestField({ options, onChoose, onInput, ...field }: SuggestFieldProps) {
  const { t } = useWords();
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && options.length > 0;

  const close = () => {
    setIsWanted(false);
    setActive(-1);
  };
  const choose = (option: string) => {
    onChoose(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsWanted(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than options: the typed words themselves.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && options[active] !== undefined) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Tab') close();
  };

  return (
    <div className={styles.combobox}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={close}
        onInput={(event) => {
          setIsWanted(true);
          setActive(-1);
          onInput?.(event);
        }}
      />
      <div
        className={styles.list}
        id={listId}
        role="listbox"
        aria-label={t('form.suggestions')}
        hidden={!isOpen}
        // The press must not take the focus out of the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          // The keys are the field's: an option is reached by aria-activedescendant, not by the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={option}
            id={`${listId}-${index}`}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(option)}
          >
            {option}
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen ? t('form.suggested', { count: options.length }) : ''}
      </span>
    </div>
  );
}
