import { useRouteError } from '#storefront/router/hooks.ts';
import { Button } from '../design/button.tsx';
import { Empty } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';

/** A screen that cannot be drawn, or whose files are those of an older build: a new load mends either. */
export function Broken() {
  const { t } = useWords();
  const error = useRouteError();
  return (
    <main>
      <Empty icon="error" title={t('broken.title')}>
        <p>{t('broken.lead')}</p>
        {error instanceof Error ? <p>{error.message}</p> : null}
        <Button icon="refresh" onClick={() => location.reload()}>
          {t('broken.reload')}
        </Button>
      </Empty>
    </main>
  );
}
