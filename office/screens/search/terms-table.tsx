import { formatNumber } from '#domain/money.ts';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './search.module.css';

interface Term {
  text: string;
  how: string;
  alternatives: readonly { weight: number; words: readonly (readonly string[])[] }[];
}

const HOWS = ['known', 'sound', 'start', 'slip', 'unknown'] as const;
const SHOWN = 4;

/** What each word was taken for: as it was typed first, then what was guessed. */
export function TermsTable({ terms }: { terms: readonly Term[] }) {
  const { t } = useWords();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('desk.word')}</th>
          <th>{t('desk.how')}</th>
          <th>{t('desk.lookedFor')}</th>
          <th className={table.number}>{t('desk.weight')}</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ text, how, alternatives }) => {
          const known = HOWS.find((each) => each === how) ?? 'known';
          const weight = Math.max(0, ...alternatives.map((each) => each.weight));
          return (
            <tr key={text}>
              <td>
                <b>{text}</b>
              </td>
              <td className={styles.how} data-label={t('desk.how')}>
                {t(`desk.how.${known}`)}
              </td>
              <td data-label={t('desk.lookedFor')}>
                {alternatives.length === 0
                  ? '—'
                  : alternatives
                      .slice(0, SHOWN)
                      .map(({ words }) => words.map((group) => group.slice(0, SHOWN).join(' / ')).join(' + '))
                      .join(', ')}
              </td>
              <td className={table.number} data-label={t('desk.weight')}>
                {alternatives.length === 0 ? '—' : formatNumber(Math.round(weight * 100) / 100)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
