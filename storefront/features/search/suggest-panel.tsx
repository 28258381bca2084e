import { type RefObject, useId } from 'react';
import { classNames } from '../../design/class-names.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useCloseOnNavigation } from '../../page/address/use-close-on-navigation.ts';
import { useSavedList } from '../lists/use-saved-list.ts';
import type { GridRows } from './grid-keys.ts';
import { forgetAllQueries, pickHistory, SEARCH_HISTORY } from './search-history.ts';
import { Grid, type PlaceOf } from './suggest-grid.tsx';
import { Brands, Queries, Sections } from './suggest-lists.tsx';
import styles from './suggest-panel.module.css';
import { Products } from './suggest-products.tsx';
import { type Popup, useGridKeys } from './use-grid-keys.ts';
import { NOTHING, type Suggestions, useIsBusy, useSuggestions } from './use-suggestions.ts';

export interface SuggestPanelProps {
  /** Of the grid, for the field to name. */
  id: string;
  text: string;
  field: RefObject<HTMLInputElement | null>;
  popup: Popup;
  setPopup(popup: Popup): void;
  setText(text: string): void;
  onClose(): void;
}

/** What the words in the field may become. Nothing is seen of it while there is nothing to suggest. */
export default function SuggestPanel(props: SuggestPanelProps) {
  const { id, text, field, popup, onClose } = props;
  const { t } = useWords();
  const titleId = useId();
  const told = useSuggestions(text);
  const isBusy = useIsBusy() && text.trim() !== '';
  const isEmpty = text.trim() === '';
  // What is popular belongs to the empty field alone, what was typed to the words.
  const found = (isEmpty === (told?.text.trim() === '') ? told?.suggestions : null) ?? NOTHING;
  const { corrected: typed = text } = found;
  const history = pickHistory(useSavedList(SEARCH_HISTORY), text, found.queries);
  const rows = listRows(id, found, history, isEmpty);
  const hasRows = rows.length > 0;
  useGridKeys({ ...props, rows });
  useCloseOnNavigation(onClose);

  const placeOf: PlaceOf = (kind, at = '') => {
    const place = `${id}-${kind}${at}`;
    return { id: place, isActive: place === popup.active };
  };
  return (
    <>
      {/* biome-ignore lint/a11y: a press beside the suggestions closes them; the keyboard has Esc for that */}
      {hasRows ? <div className={styles.scrim} onClick={onClose} /> : null}
      <p className="visually-hidden" role="status">
        {told?.text === text.trimStart() ? t('suggest.found', { count: rows.length }) : ''}
      </p>
      {/* biome-ignore lint/a11y: what lies in it is pressed, not the ground itself */}
      <div
        className={classNames('container', styles.place)}
        // The field keeps the focus, and a phone its keyboard, whatever is pressed in here.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!(event.target as Element).closest('a')) return;
          onClose();
          field.current?.blur();
        }}
      >
        <div className={styles.panel} data-ground="light" hidden={!hasRows && !isBusy}>
          {isBusy ? (
            <p className={styles.past} role="status">
              {t('suggest.busy')}
            </p>
          ) : null}
          {isEmpty && history.length > 0 ? (
            <div className={styles.past}>
              <span id={titleId}>{t('suggest.history')}</span>
              <button className={styles.forget} type="button" onClick={forgetAllQueries}>
                {t('suggest.clear')}
              </button>
            </div>
          ) : null}
          <Grid id={id} label={t('suggest.label')}>
            <div className={styles.words}>
              {isEmpty ? (
                <>
                  <Queries queries={[]} history={history} typed="" placeOf={placeOf} labelledBy={titleId} />
                  <Queries
                    queries={found.queries}
                    history={[]}
                    typed=""
                    placeOf={placeOf}
                    title={t('suggest.popular')}
                  />
                </>
              ) : (
                <Queries queries={found.queries} history={history} typed={typed} placeOf={placeOf} />
              )}
              <Sections sections={found.sections} typed={typed} placeOf={placeOf} />
              <Brands brands={found.brands} placeOf={placeOf} />
            </div>
            <div className={styles.goods}>
              <Products {...found} typed={typed} placeOf={placeOf} />
            </div>
          </Grid>
          {hasRows ? <KeyHints /> : null}
        </div>
      </div>
    </>
  );
}

/** The ids of all places, in the order in which they are seen. */
function listRows(id: string, found: Suggestions, history: readonly string[], isEmpty: boolean): GridRows {
  const ids = (kind: string, { length }: readonly unknown[]) =>
    Array.from({ length }, (_, at) => `${id}-${kind}${at}`);
  const brands = ids('brand', found.brands);
  const queries = ids('query', found.queries).map((place) => [place]);
  const past = ids('past', history).map((place) => [place, `${place}-remove`]);
  return [
    ...(isEmpty ? past : queries),
    ...(isEmpty ? queries : past),
    ...ids('section', found.sections).map((place) => [place]),
    ...(brands.length > 0 ? [brands] : []),
    ...ids('product', found.products).map((place) => [place]),
    ...(found.products.length > 0 ? [[`${id}-all`]] : []),
  ];
}

/** For those who look: a screen reader knows the keys of a combobox by itself. */
function KeyHints() {
  const { t } = useWords();
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('suggest.keyChoose')}
      </span>
      <span>
        <kbd>→</kbd> {t('suggest.keyComplete')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('suggest.keyFind')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('suggest.keyClose')}
      </span>
      <span className={styles.tip}>{t('suggest.tip')}</span>
    </div>
  );
}
