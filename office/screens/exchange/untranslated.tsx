import { useState } from 'react';
import type { ExchangeWord } from '#contract/office/exchange.ts';
import { formatNumber } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './exchange.module.css';

const SHOWN = 40;
const keyOf = ({ kind, key }: ExchangeWord): string => `${kind} ${key}`;

interface UntranslatedProps {
  words: readonly ExchangeWord[];
  kazakh: { goods: number; named: number };
  whyNot: string | null;
}

/** Names that came without Kazakh: typed here, saved together; the next ones come when these are done. */
export function Untranslated({ words, kazakh, whyNot }: UntranslatedProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const save = useAct('POST /office/api/v1/exchange/words/', { renews: ['GET /office/api/v1/exchange/'] });
  const filled = words.flatMap((word) => {
    const kz = typed[keyOf(word)]?.trim() ?? '';
    return kz === '' ? [] : [{ kind: word.kind, key: word.key, kz }];
  });
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('exchange.wordsRu')}</th>
            <th>{t('exchange.wordsKz')}</th>
          </tr>
        </thead>
        <tbody>
          {words.slice(0, SHOWN).map((word) => (
            <tr key={keyOf(word)}>
              <td className={styles.name}>
                {word.name}
                <span className={table.second}>{t(`exchange.word.${word.kind}`)}</span>
              </td>
              <td className={styles.kazakh}>
                <TextField
                  label={
                    <span className="visually-hidden">{t('exchange.wordsKzOf', { name: word.name })}</span>
                  }
                  lang="kk"
                  maxLength={200}
                  value={typed[keyOf(word)] ?? ''}
                  disabled={whyNot !== null}
                  title={whyNot ?? undefined}
                  onChange={(event) => setTyped({ ...typed, [keyOf(word)]: event.currentTarget.value })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.save}>
        <Button
          whyNot={whyNot ?? (filled.length === 0 ? t('exchange.wordsNone') : null)}
          isBusy={save.isPending}
          onClick={() =>
            save.mutate(
              { body: { words: filled } },
              {
                onSuccess: ({ data }) => {
                  setTyped({});
                  toasts.show(t('exchange.wordsSaved', { count: formatNumber(data.written) }));
                },
              },
            )
          }
        >
          {t('exchange.wordsSave')}
        </Button>
        <span className={page.quiet}>
          {t('exchange.wordsCoverage', {
            named: formatNumber(kazakh.named),
            goods: formatNumber(kazakh.goods),
          })}
        </span>
        {save.error ? <Note tone="bad">{sayFailure(save.error, t('state.noAnswer'))}</Note> : null}
      </div>
    </>
  );
}
