import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './exchange.module.css';

const SHOWN = 40;

/** Names that came without Kazakh; they are written where all names are. */
export function Untranslated({ words }: { words: readonly { kind: string; name: string }[] }) {
  const { t } = useWords();
  return (
    <>
      <ul className={styles.words}>
        {words.slice(0, SHOWN).map(({ kind, name }) => (
          <li key={`${kind} ${name}`}>{name}</li>
        ))}
      </ul>
      <p className={page.quiet}>
        {words.length > SHOWN ? `${t('exchange.wordsMore', { count: words.length - SHOWN })} ` : null}
        <OfficeLink className="link" to="/tree?kz=missing">
          {t('exchange.toTree')}
        </OfficeLink>
      </p>
    </>
  );
}
