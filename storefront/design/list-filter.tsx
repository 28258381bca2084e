import type { FormHTMLAttributes, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './list-filter.module.css';
import { TextField } from './text-field.tsx';

interface FilterFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Where the list stands without any choice. */
  path: string;
  /** What the address has chosen, as one text. */
  choice: string;
  isFiltered: boolean;
  search: { label: string; value: string };
  words: { show: string; reset: string };
  /** The fields between the words and the button. */
  children: ReactNode;
}

/** An ordinary form of the browser: the choice stands in the address, with scripts and without. */
export function FilterForm({
  path,
  choice,
  isFiltered,
  search,
  words,
  className,
  children,
  ...form
}: FilterFormProps) {
  return (
    // Another choice in the address is another form: its fields show that choice.
    <form {...form} key={choice} className={classNames(styles.filter, className)} action={path} method="get">
      <TextField
        className={styles.search}
        label={search.label}
        name="q"
        type="search"
        icon="search"
        maxLength={100}
        defaultValue={search.value}
        enterKeyHint="search"
        autoComplete="off"
      />
      {children}
      <div className={styles.apply}>
        <Button type="submit" look="secondary">
          {words.show}
        </Button>
        {isFiltered ? (
          <Button look="quiet" href={path}>
            {words.reset}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
