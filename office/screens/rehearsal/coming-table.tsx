import type { ComingMoment } from '#contract/office/rehearsal.ts';
import { Button } from '../../design/button.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './rehearsal.module.css';

/** What changes by itself, the next first; each is rehearsed by one press. */
export function ComingTable({
  moments,
  onShow,
}: {
  moments: readonly ComingMoment[];
  onShow: (at: string) => void;
}) {
  const words = useWords();
  const { t, locale } = words;
  if (moments.length === 0) return <Empty icon="calendar" title={t('rehearsal.nothing')} />;
  return (
    <div className={styles.wide}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('rehearsal.when')}</th>
            <th>{t('rehearsal.what')}</th>
            <th>
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {moments.map(({ at, what, titleRu, titleKz }) => {
            const title = locale === 'kz' ? titleKz : titleRu;
            return (
              <tr key={`${at} ${what} ${titleRu}`}>
                <td className={styles.when}>{sayWhen(at, words)}</td>
                <td>
                  <small className={styles.what}>{t(`rehearsal.what.${what}`)}</small>
                  {title}
                </td>
                <td>
                  <Button look="plain" size="small" icon="eye" onClick={() => onShow(at)}>
                    {t('rehearsal.show')}
                    <span className="visually-hidden">: {title}</span>
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
