import { type ReactNode, useId } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { forgetQuery, rememberQuery } from './search-history.ts';
import { Cell, type PlaceOf, Row, Rows } from './suggest-grid.tsx';
import styles from './suggest-lists.module.css';
import type { Suggestions } from './use-suggestions.ts';
import { markAdded, markTyped, type Part } from './word-parts.ts';

interface ListProps {
  /** What the suggestions were found by. */
  typed: string;
  placeOf: PlaceOf;
}

interface QueriesProps extends ListProps {
  queries: readonly string[];
  history: readonly string[];
  /** The title that stands above them already. */
  labelledBy?: string;
  title?: string;
}

export function Queries({ queries, history, typed, placeOf, labelledBy, title }: QueriesProps) {
  const { t } = useWords();
  const titleId = useId();
  if (queries.length + history.length === 0) return null;
  return (
    <Rows labelledBy={labelledBy ?? titleId}>
      {labelledBy === undefined ? <Title id={titleId}>{title ?? t('suggest.queries')}</Title> : null}
      {queries.map((query, at) => (
        <Row key={query}>
          <Cell {...placeOf('query', at)} completion={query}>
            <QueryLink query={query} icon="search" parts={markAdded(query, typed)} />
          </Cell>
        </Row>
      ))}
      {history.map((query, at) => (
        <Row key={query}>
          <Cell {...placeOf('past', at)}>
            <QueryLink query={query} icon="clock" parts={markTyped(query, typed)} />
          </Cell>
          <Cell {...placeOf('past', `${at}-remove`)} isNarrow>
            <button
              className={styles.remove}
              type="button"
              tabIndex={-1}
              aria-label={t('suggest.remove', { query })}
              onClick={() => forgetQuery(query)}
            >
              <Icon name="close" size={16} />
            </button>
          </Cell>
        </Row>
      ))}
    </Rows>
  );
}

function QueryLink({ query, icon, parts }: { query: string; icon: 'search' | 'clock'; parts: Part[] }) {
  const { locale } = useWords();
  return (
    <a
      className={styles.line}
      tabIndex={-1}
      href={localePath(`/search?${new URLSearchParams({ q: query })}`, locale)}
      onClick={() => rememberQuery(query)}
    >
      <Icon name={icon} size={18} />
      <span className={styles.words}>
        <Bold parts={parts} />
      </span>
    </a>
  );
}

export function Sections({ sections, typed, placeOf }: ListProps & Pick<Suggestions, 'sections'>) {
  const { t, locale } = useWords();
  const titleId = useId();
  if (sections.length === 0) return null;
  return (
    <Rows labelledBy={titleId}>
      <Title id={titleId}>{t('suggest.sections')}</Title>
      <div className={styles.chips}>
        {sections.map(({ code, name, parent, count }, at) => (
          <Row key={code}>
            <Cell {...placeOf('section', at)}>
              <a className={styles.line} tabIndex={-1} href={localePath(`/c/${code}`, locale)}>
                <Icon name="grid" size={18} />
                <span className={styles.words}>
                  <Bold parts={markTyped(name, typed)} />
                  {parent === undefined ? null : <span className={styles.parent}>{parent}</span>}
                </span>
                <span className={styles.count}>{formatNumber(count)}</span>
              </a>
            </Cell>
          </Row>
        ))}
      </div>
    </Rows>
  );
}

/** Beside each other: one row of several places. */
export function Brands({ brands, placeOf }: Pick<ListProps, 'placeOf'> & Pick<Suggestions, 'brands'>) {
  const { t, locale } = useWords();
  const titleId = useId();
  if (brands.length === 0) return null;
  return (
    <Rows labelledBy={titleId}>
      <Title id={titleId}>{t('suggest.brands')}</Title>
      <Row isWrapped>
        {brands.map(({ code, name, count }, at) => (
          <Cell key={code} {...placeOf('brand', at)} isNarrow>
            <a className={styles.brand} tabIndex={-1} href={localePath(`/brands/${code}`, locale)}>
              {name} <span className={styles.count}>{formatNumber(count)}</span>
            </a>
          </Cell>
        ))}
      </Row>
    </Rows>
  );
}

export function Title({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.title} id={id}>
      {children}
    </div>
  );
}

function Bold({ parts }: { parts: Part[] }) {
  return parts.map(({ text, isMarked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    isMarked ? <b key={at}>{text}</b> : text,
  );
}
