import { useWords } from '../../i18n/locale-context.tsx';

export function SkipLink() {
  const { t } = useWords();
  return (
    <a className="skip-link" href="#content">
      {t('shell.skip')}
    </a>
  );
}
