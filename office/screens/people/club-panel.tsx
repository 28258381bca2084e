import { useState } from 'react';
import type { Person } from '#contract/office/people.ts';
import { formatNumber, formatPercent } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from '../../people/people.module.css';
import { PointsDialog } from './points-dialog.tsx';

export function ClubPanel({ person: { id, club, canGivePoints } }: { person: Person }) {
  const { t } = useWords();
  const [isGiving, setGiving] = useState(false);
  return (
    <Panel
      title={t('person.club')}
      end={
        club?.isBlocked ? (
          <Tag tone="bad" icon="close">
            {t('person.cardBlocked')}
          </Tag>
        ) : undefined
      }
    >
      <div className={page.form}>
        {club === null ? (
          <p className={page.quiet}>{t('person.noCard')}</p>
        ) : (
          <dl className={styles.facts}>
            <dt>{t('person.points')}</dt>
            <dd className={styles.figure}>{formatNumber(club.points)}</dd>
            <dt>{t('person.pending')}</dt>
            <dd className="tabular">{formatNumber(club.pending)}</dd>
            <dt>{t('person.card')}</dt>
            <dd className="tabular">{club.card}</dd>
            <dt>{t('person.level')}</dt>
            <dd>
              {club.level}, {formatPercent(club.percent)}
            </dd>
          </dl>
        )}
        {canGivePoints ? (
          <div className={page.row}>
            <Button look="plain" icon="plus" onClick={() => setGiving(true)}>
              {t('person.givePoints')}
            </Button>
          </div>
        ) : null}
      </div>
      {isGiving ? <PointsDialog id={id} onClose={() => setGiving(false)} /> : null}
    </Panel>
  );
}
