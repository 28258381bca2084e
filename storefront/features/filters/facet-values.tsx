import { type ChangeEvent, useState } from 'react';
import { foldText } from '#domain/fold.ts';
import type { ListingChoice } from '#domain/listing.ts';
import { formatNumber } from '#domain/money.ts';
import { sayProperty } from '#domain/property-words.ts';
import { Checkbox } from '../../design/choice.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useOnceAlive } from '../../page/hydration/use-hydrated.ts';
import { FacetFold, useFold } from './facet-fold.tsx';
import styles from './facet-groups.module.css';
import type { FacetValueView, FacetView } from './facets.ts';
import { chosenOf, fieldName, toggleValue } from './listing-choice.ts';
import { Swatch } from './swatch.tsx';

interface FacetValuesProps {
  facet: FacetView;
  choice: ListingChoice;
  onChoose(next: ListingChoice): void;
}

/** A list as long as this is shown whole; of a longer one the first few. */
const SHOWN_WHOLE = 8;
const SHOWN_FIRST = 6;
/** So many fill a screen: fewer are found by looking. */
const SEARCHED_FROM = 15;

/** Sizes are typed as one can: 3.5x25 for 3,5×25. */
const foldValue = (text: string) => foldText(text).replace(/[×x*]/g, 'х').replaceAll(',', '.');

/** The values of a filter as check boxes, the rest of a long list behind «ещё», with a search in a very long one. */
export function FacetValues({ facet, choice, onChoose }: FacetValuesProps) {
  const { t } = useWords();
  const [query, setQuery] = useState('');
  const { code, name, unit } = facet;
  // On their way: what is known of them already is not all.
  const values = facet.isShut ? [] : facet.values;
  const chosen = chosenOf(choice, code);
  const wanted = foldValue(query.trim());
  const found = wanted === '' ? values : values.filter((value) => foldValue(value.name).includes(wanted));
  const isWhole = wanted !== '' || values.length <= SHOWN_WHOLE;
  const first = isWhole ? found : values.slice(0, SHOWN_FIRST);
  const rest = isWhole ? [] : values.slice(SHOWN_FIRST);
  const isRestChosen = rest.some((value) => chosen.includes(value.code));
  // Asked for without the script, the whole list comes; with it the first values, and the others by a press.
  const isWrittenOpen = useOnceAlive(false, choice.open?.includes(code) === true);
  const [wasOpened] = useState(isRestChosen || isWrittenOpen);
  const { isFolded, unfold, head } = useFold<HTMLElement>(!wasOpened && !isRestChosen);

  const row = (value: FacetValueView) => (
    <Checkbox
      key={value.code}
      name={fieldName(code)}
      value={value.code}
      label={
        value.swatch === undefined ? (
          sayProperty(value.name, unit)
        ) : (
          <>
            <Swatch color={value.swatch} />
            {sayProperty(value.name, unit)}
          </>
        )
      }
      note={formatNumber(value.count)}
      checked={chosen.includes(value.code)}
      // With the other filters it would find nothing.
      disabled={value.count === 0 && !chosen.includes(value.code)}
      onChange={() => onChoose(toggleValue(choice, code, value.code))}
    />
  );

  return (
    <fieldset className={styles.values} aria-busy={facet.isShut}>
      <legend className="visually-hidden">{name}</legend>
      {values.length >= SEARCHED_FROM ? (
        <TextField
          className={styles.search}
          label={t('filters.search', { name })}
          isLabelHidden
          placeholder={t('filters.searchHint')}
          icon="search"
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setQuery(event.currentTarget.value)}
          // Enter would send the form; the list below already shows what was found.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      {first.map(row)}
      {rest.length > 0 && isFolded ? (
        <FacetFold className={styles.more} code={code} onUnfold={unfold}>
          {t('filters.more', { count: rest.length })}
        </FacetFold>
      ) : null}
      {rest.length > 0 && !isFolded ? (
        <details className={styles.rest} open>
          <summary className={styles.more} ref={head}>
            <span className={styles.whenShut}>{t('filters.more', { count: rest.length })}</span>
            <span className={styles.whenOpen}>{t('filters.fewer')}</span>
          </summary>
          {rest.map(row)}
        </details>
      ) : null}
      {wanted === '' ? null : (
        <p className={found.length === 0 ? styles.none : 'visually-hidden'} role="status">
          {found.length === 0 ? t('filters.noSuchValue') : t('filters.valuesFound', { count: found.length })}
        </p>
      )}
    </fieldset>
  );
}
