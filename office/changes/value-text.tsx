/** A value as it was and as it becomes: struck old → tinted new, texts word by word. */

import type { Json } from '#domain/office/changes.ts';
import { diffWords } from '#domain/office/word-diff.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './value-text.module.css';

/** For the eye: a text as it is, anything else as it is written down. */
export const sayValue = (value: Json | undefined, empty: string): string => {
  if (value === null || value === undefined || value === '') return empty;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.length === 0 ? empty : value.join(', ');
  return JSON.stringify(value);
};

export function BeforeAfter({ from, to }: { from: Json | undefined; to: Json | undefined }) {
  const { t } = useWords();
  if (typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '')
    return <WordDiff was={from} is={to} />;
  return (
    <span className={styles.pair}>
      <del className={styles.old}>{sayValue(from, t('value.empty'))}</del>
      <Icon name="arrow-right" size={16} />
      <ins className={styles.new}>{sayValue(to, t('value.empty'))}</ins>
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
  if (typeof was !== 'string' || typeof is !== 'string') return <span>{sayValue(is, t('value.empty'))}</span>;
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
