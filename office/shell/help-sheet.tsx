import { type ReactNode, use } from 'react';
import { MenuContext } from '../access/menu.ts';
import { Dialog } from '../design/dialog.tsx';
import { Checkbox } from '../design/field.tsx';
import { singleKeys, useSingleKeys } from '../design/single-keys.ts';
import { useWords } from '../i18n/words.ts';
import styles from './help-sheet.module.css';

/** All keys, by what they do; those that lead to screens come from the table. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const areOn = useSingleKeys();
  return (
    <Dialog title={t('help.title')} lead={t('help.lead')} onClose={onClose}>
      <dl className={styles.keys}>
        <Line keys="Ctrl K">{t('help.palette')}</Line>
        <Line keys="Ctrl S">{t('help.save')}</Line>
        <Line keys="Ctrl Z">{t('help.undo')}</Line>
        <Line keys="/">{t('help.search')}</Line>
        <Line keys="J K">{t('help.rows')}</Line>
        <Line keys="Enter">{t('help.open')}</Line>
        <Line keys="?">{t('help.title')}</Line>
        {use(MenuContext).map(({ path, title, menu }) =>
          menu.key === null ? null : (
            <Line key={path} keys={`G ${menu.key.toUpperCase()}`}>
              {t(title)}
            </Line>
          ),
        )}
      </dl>
      <Checkbox
        label={t('keys.single')}
        hint={t('keys.singleHint')}
        checked={areOn}
        onChange={(event) => singleKeys.set(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

function Line({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>
        {keys.split(' ').map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
