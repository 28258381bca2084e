import { use } from 'react';
import { Icon } from '#storefront/design/icon.tsx';
import { MenuContext } from '../../access/menu.ts';
import { Kbd } from '../../design/kbd.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './start.module.css';

/** The screens this person may open, as in the rail. */
export function Places() {
  const { t } = useWords();
  const screens = use(MenuContext).filter(({ menu }) => menu.group !== null);
  if (screens.length === 0) return null;
  return (
    <Panel title={t('start.places')} isFlush>
      <ul className={styles.list}>
        {screens.map(({ path, title, menu }) => (
          <li key={path}>
            <OfficeLink className={styles.line} to={path}>
              <Icon name={menu.icon} size={20} />
              <span className={styles.words}>{t(title)}</span>
              {menu.key === null ? null : <Kbd keys={`G ${menu.key.toUpperCase()}`} />}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
