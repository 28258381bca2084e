import { useState } from 'react';
import type { PickLine, PickList } from '#contract/office/pick.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import phone from '../../design/phone.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './lacks.module.css';
import { SubstituteDialog } from './substitute-dialog.tsx';

/** What cannot be taken: its photographs, and what the buyer was offered in its place. */
export function Lacks({ list }: { list: PickList }) {
  const { t } = useWords();
  const [opened, setOpened] = useState<PickLine | null>(null);
  const lacking = list.lines.filter(({ missing, broken }) => missing + broken > 0);
  if (lacking.length === 0) return null;
  return (
    <Panel title={t('pick.lacking')} isFlush>
      <ul className={styles.lacks}>
        {lacking.map((line) => (
          <li key={line.line}>
            <p>
              {line.name}
              <small>{t('pick.lacks', { count: line.missing + line.broken })}</small>
            </p>
            {line.photos.length === 0 ? null : (
              <p className={styles.photos}>
                {line.photos.map((event) => (
                  <img
                    key={event}
                    src={officeAddress(`/api/v1/pick/${list.storeId}/${list.orderId}/photos/${event}/`)}
                    alt={t('pick.photo')}
                  />
                ))}
              </p>
            )}
            {line.offer === null ? null : (
              <Note tone={line.offer.state === 'waits' ? 'warn' : 'tint'}>
                {t(`pick.offer.${line.offer.state}`, { name: line.offer.name })}
              </Note>
            )}
            {line.offer?.state === 'waits' ? null : (
              <Button look="plain" className={phone.big} icon="refresh" onClick={() => setOpened(line)}>
                {t('pick.substitute')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened ? <SubstituteDialog list={list} line={opened} onClose={() => setOpened(null)} /> : null}
    </Panel>
  );
}
