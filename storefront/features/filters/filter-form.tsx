import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ListingChoice } from '#domain/listing.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { FacetGroups, type FacetGroupsProps } from './facet-groups.tsx';
import styles from './filter-form.module.css';
import { chosenOf, facetOfField, toggleValue } from './listing-choice.ts';

interface FilterFormProps extends FacetGroupsProps {
  /** Where the form is sent without the script: the listing without any choice. */
  action: string;
  /** Names the form for controls that stand outside of it: the order of the list. */
  id: string;
  /** Sent with every choice. */
  hidden?: Record<string, string> | undefined;
  /** Under the filters. */
  children?: ReactNode;
}

/**
 * The filters in a column beside the list. Below a desktop it is out of sight, and the sheet stands in for it; where
 * there is no script, a link to it shows it in its place.
 */
export function FilterForm({ action, id, hidden = {}, children, ...groups }: FilterFormProps) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);

  // What was ticked before this code came is known to the browser alone. Before the next press is heard: the first one
  // of a burst may be what brings the form to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useLayoutEffect(() => {
    const next = form.current ? withTicks(groups.choice, form.current) : groups.choice;
    if (next !== groups.choice) groups.onChoose(next);
  }, []);

  return (
    <aside className={styles.aside} id="filters" aria-label={t('filters.title')}>
      <form
        className={styles.form}
        ref={form}
        id={id}
        action={action}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {/* The first of a form is what Enter in a field presses: none that unfolds something. */}
        <button type="submit" hidden />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FacetGroups {...groups} />
        <div className={styles.apply}>
          <Button type="submit" isWide>
            {t('filters.apply')}
          </Button>
        </div>
      </form>
      {children}
    </aside>
  );
}

/** The choice with the boxes as they stand. */
function withTicks(choice: ListingChoice, form: HTMLFormElement): ListingChoice {
  let next = choice;
  for (const { name, value, checked } of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const code = facetOfField(name);
    if (chosenOf(choice, code).includes(value) !== checked) next = toggleValue(next, code, value);
  }
  return next;
}
