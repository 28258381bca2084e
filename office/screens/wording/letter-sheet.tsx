import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { previewLetter } from '#contract/office/letter-templates.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './wording.module.css';

type AskedLetter = z.input<typeof previewLetter.body>;
const REST_MS = 350;

/** The letter as it would go out with this thing, renewed when the fingers rest. */
export function LetterSheet({ asked, label, lang }: { asked: AskedLetter; label: string; lang: string }) {
  const { t } = useWords();
  const { kind, language, thing, subject, opening } = asked;
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setRested({ kind, language, thing, subject, opening }), REST_MS);
    return () => clearTimeout(timer);
  }, [kind, language, thing, subject, opening]);
  const letter = useCallWith(
    'POST /office/api/v1/letter-templates/preview/',
    { placeholderData: (before) => before },
    { body: rested },
  );
  return (
    <section aria-label={`${t('wording.letter')}: ${label}`}>
      <h3 className={styles.title}>{t('wording.letter')}</h3>
      <Answered of={letter}>
        {({ data }) => (
          <div className={styles.letter} lang={lang}>
            <p className={styles.shop}>
              <span aria-hidden="true">Ш</span> Шебер
            </p>
            <h4>{data.subject}</h4>
            {data.paragraphs.map((words) => (
              <p key={words}>{words}</p>
            ))}
            {data.facts.length > 0 ? (
              <dl>
                {data.facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {data.lines.length + data.sums.length > 0 ? (
              <table>
                <tbody>
                  {data.lines.map(({ name, detail, sum }) => (
                    <tr key={`${name} ${detail}`}>
                      <td>
                        {name}
                        <small>{detail}</small>
                      </td>
                      <td>{sum}</td>
                    </tr>
                  ))}
                  {data.sums.map(({ name, value, isTotal }) => (
                    <tr key={name} data-total={isTotal || undefined}>
                      <td>{name}</td>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : null}
            {data.button === '' ? null : <p className={styles.button}>{data.button}</p>}
            {data.note === '' ? null : <p className={styles.note}>{data.note}</p>}
          </div>
        )}
      </Answered>
    </section>
  );
}
