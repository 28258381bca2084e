/** A value as it was and as it becomes: struck old → tinted new, texts word by word. */

import { formatNumber } from '#domain/money.ts';
import type { Json } from '#domain/office/changes.ts';
import { diffWords } from '#domain/office/word-diff.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { type Translate, useWords } from '../i18n/words.ts';
import styles from './value-text.module.css';

/** For the eye: a text as it is, numbers as people write them, a list by commas; anything else as it is written down. */
export function sayValue(value: Json | undefined, t: Translate): string {
  if (value === null || value === undefined || value === '') return t('value.empty');
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.length === 0 ? t('value.empty') : value.join(', ');
  return JSON.stringify(value);
}

/** Nothing was there: the word that says so is not struck through. */
const isEmpty = (value: Json | undefined): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export function BeforeAfter({ from, to }: { from: Json | undefined; to: Json | undefined }) {
  const { t } = useWords();
  if (typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '')
    return <WordDiff was={from} is={to} />;
  const areFigures = [from, to].every((value) => typeof value === 'number' || isEmpty(value));
  return (
    <span className={styles.pair} data-figures={areFigures || undefined}>
      {isEmpty(from) ? (
        <span className={styles.old}>{sayValue(from, t)}</span>
      ) : (
        <del className={styles.old}>{sayValue(from, t)}</del>
      )}
      <Icon name="arrow-right" size={16} />
      <ins className={styles.new}>{sayValue(to, t)}</ins>
    </span>
  );
}

/** One line of text in which what went is struck and what came is tinted. */
export function WordDiff({ was, is }: { was: string; is: string }) {
  let at = 0;
  return (
    <span>
      {diffWords(was, is).map(({ kind, text }) => {
        at += text.length;
        const key = `${kind}-${at}`;
        if (kind === 'gone')
          return (
            <del key={key} className={styles.gone}>
              {text}
            </del>
          );
        if (kind === 'new')
          return (
            <ins key={key} className={styles.came}>
              {text}
            </ins>
          );
        return <span key={key}>{text}</span>;
      })}
    </span>
  );
}

/** What one of two has made of a text, against what both began with; without what went. */
export function NewWords({ was, is }: { was: Json; is: Json }) {
  const { t } = useWords();
  if (typeof was !== 'string' || typeof is !== 'string') return <span>{sayValue(is, t)}</span>;
  if (is === '') return <span>{t('value.empty')}</span>;
  let at = 0;
  return (
    <span>
      {diffWords(was, is)
        .filter(({ kind }) => kind !== 'gone')
        .map(({ kind, text }) => {
          at += text.length;
          return kind === 'new' ? (
            <mark key={at} className={styles.came}>
              {text}
            </mark>
          ) : (
            <span key={at}>{text}</span>
          );
        })}
    </span>
  );
}
