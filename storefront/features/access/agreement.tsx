import { localePath } from '#domain/locale.ts';
import { Checkbox } from '../../design/choice.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './access-form.module.css';

interface AgreementProps {
  name: string;
  defaultChecked: boolean;
  error: string | undefined;
}

const DOCUMENTS = [
  { path: '/offer', words: 'registration.offer' },
  { path: '/privacy', words: 'registration.privacy' },
] as const;

/** To two documents, each with its link; opened beside, so that nothing typed is left behind. */
export function Agreement(box: AgreementProps) {
  const { t, locale } = useWords();
  return (
    <div>
      <Checkbox label={t('registration.agreement')} required {...box} />
      <p className={styles.documents}>
        {DOCUMENTS.map(({ path, words }) => (
          <a key={path} className="link" href={localePath(path, locale)} target="_blank" rel="noopener">
            {t(words)}
          </a>
        ))}
      </p>
    </div>
  );
}
