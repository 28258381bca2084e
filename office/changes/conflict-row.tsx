import { type ChangeEvent, useId } from 'react';
import type { ChangeItem } from '#contract/office/changes.ts';
import { Tag } from '../design/tag.tsx';
import { useWords } from '../i18n/words.ts';
import { type Choice, isLongText, toOwnWords } from './conflict-choice.ts';
import styles from './conflict-dialog.module.css';
import { useFieldWords } from './office-words.ts';
import { NewWords, sayValue } from './value-text.tsx';
import { useValueWords } from './value-words.ts';

const OWN_LINES = 5;

interface ConflictRowProps {
  item: ChangeItem;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

export function ConflictRow({ item, choice, onChoose }: ConflictRowProps) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const say = useValueWords();
  const name = useId();
  const ownField = useId();
  const label = sayField(item.subject, item.field);
  if (item.state !== 'conflict')
    return (
      <tr>
        <td className={styles.field}>{label}</td>
        <td data-label={t('conflict.was')}>{sayValue(say(item.subject, item.field, item.from), t)}</td>
        <td className={styles.taken} data-label={t('conflict.mine')}>
          <NewWords
            was={say(item.subject, item.field, item.from)}
            is={say(item.subject, item.field, item.to)}
          />
        </td>
        <td data-label={t('conflict.theirs')}>{sayValue(say(item.subject, item.field, item.from), t)}</td>
        <td>
          <Tag tone="good" icon="check">
            {t('conflict.savedMine')}
          </Tag>
        </td>
      </tr>
    );
  const own = toOwnWords(item, choice);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChoose({ kind: 'other', value: currentTarget.value });
  const options = [
    { kind: 'mine', value: item.to, words: t('conflict.mine') },
    { kind: 'theirs', value: item.current, words: t('conflict.theirs') },
  ] as const;
  return (
    <>
      <tr data-open>
        <td className={styles.field}>{label}</td>
        <td data-label={t('conflict.was')}>{sayValue(say(item.subject, item.field, item.from), t)}</td>
        {options.map(({ kind, value, words }) => (
          <td key={kind} data-label={words} data-chosen={choice?.kind === kind || undefined}>
            <label className={styles.option}>
              <input
                type="radio"
                name={name}
                checked={choice?.kind === kind}
                aria-label={`${label}: ${words}`}
                onChange={() => onChoose({ kind })}
              />
              <NewWords
                was={say(item.subject, item.field, item.from)}
                is={say(item.subject, item.field, value)}
              />
            </label>
          </td>
        ))}
        <td>
          {choice ? (
            <Tag tone="tint" icon="check">
              {t(`conflict.chosen.${choice.kind}`)}
            </Tag>
          ) : (
            <Tag tone="bad" icon="error">
              {t('conflict.pick')}
            </Tag>
          )}
        </td>
      </tr>
      {own === null ? null : (
        <tr data-open>
          <td colSpan={5}>
            <div className={styles.own}>
              <label htmlFor={ownField}>{t('conflict.own')}</label>
              {isLongText(item) ? (
                <textarea id={ownField} rows={OWN_LINES} value={own} onChange={choose} />
              ) : (
                <input id={ownField} value={own} onChange={choose} />
              )}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
