import { useState } from 'react';
import type { EstimateSummary } from '#contract/estimates.ts';
import { MOST_ESTIMATES } from '#domain/estimates/estimates.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { browserApi } from '../../api-client.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Panel } from '../../design/panel.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useShell } from '../../page/shell.ts';
import { useNavigate } from '../../router/hooks.ts';
import { statusKey } from './estimate-api.ts';
import styles from './estimate-list.module.css';

export function EstimateList({ estimates: loaded }: { estimates: EstimateSummary[] }) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const navigate = useNavigate();
  // Another payload of the same screen is the server's newer word.
  const [kept, setKept] = useState({ loaded, estimates: loaded });
  const [leaving, setLeaving] = useState<EstimateSummary | null>(null);
  const [isBusy, setBusy] = useState(false);
  const estimates = kept.loaded === loaded ? kept.estimates : loaded;
  const api = browserApi(locale);
  const hrefOf = (id: number) => localePath(`/personal/estimates?id=${id}`, locale);
  const warn = (words: string | undefined) =>
    toaster.show({ text: words ?? t('form.noAnswer'), tone: 'error', subject: 'estimates' });

  async function make(): Promise<void> {
    setBusy(true);
    const result = await api('POST /api/v1/estimates/', {
      body: {
        name: t('estimates.newName', { date: formatDate(new Date(), locale) }),
        sections: [{ name: t('estimates.firstSection'), kind: 'other' }],
        city: city.code,
      },
    });
    setBusy(false);
    if (result.ok) void navigate(hrefOf(result.value.data.id));
    else warn(result.error?.message);
  }
  async function copy({ id }: EstimateSummary): Promise<void> {
    const result = await api('POST /api/v1/estimates/{id}/copy/', {
      params: { id: String(id) },
      body: { city: city.code },
    });
    if (result.ok) void navigate(hrefOf(result.value.data.id));
    else warn(result.error?.message);
  }
  async function remove({ id }: EstimateSummary): Promise<void> {
    const result = await api('DELETE /api/v1/estimates/{id}/', { params: { id: String(id) } });
    setLeaving(null);
    if (result.ok) setKept({ loaded, estimates: result.value.data });
    else warn(result.error?.message);
  }

  const create = (
    <Button icon="plus" isLoading={isBusy} onClick={() => void make()}>
      {t('estimates.create')}
    </Button>
  );
  const parents = [{ name: t('personal.menu'), href: '/personal' }];
  if (estimates.length === 0)
    return (
      <ScreenFrame title={t('estimates.title')} parents={parents}>
        <EmptyState
          icon="estimate"
          title={t('estimates.none')}
          actions={
            <>
              {create}
              <Button look="secondary" href={localePath('/calculator', locale)}>
                {t('header.calculators')}
              </Button>
            </>
          }
        >
          {t('estimates.text')}
        </EmptyState>
      </ScreenFrame>
    );
  return (
    <ScreenFrame
      title={t('estimates.title')}
      parents={parents}
      end={estimates.length < MOST_ESTIMATES ? create : null}
    >
      <Panel padding="none">
        <ul className={styles.list}>
          {estimates.map((estimate) => {
            const { id, name, objectName, clientName, status, lineCount, total, updatedAt } = estimate;
            return (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <a className={styles.name} href={hrefOf(id)}>
                    {name}
                  </a>
                  <p>
                    {[objectName, clientName, t('estimates.lines', { count: lineCount })]
                      .filter((part) => part)
                      .join(' · ')}
                  </p>
                </div>
                <Badge look={status === 'shared' ? 'tint' : 'well'}>{t(statusKey(status))}</Badge>
                <time dateTime={updatedAt}>{formatDate(updatedAt, locale)}</time>
                <b>{formatTenge(total)}</b>
                <div className={styles.actions}>
                  <IconButton
                    icon="copy"
                    iconSize={20}
                    label={t('estimates.copy', { name })}
                    onClick={() => void copy(estimate)}
                  />
                  <IconButton
                    icon="trash"
                    iconSize={20}
                    label={t('estimates.remove', { name })}
                    onClick={() => setLeaving(estimate)}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </Panel>
      <Dialog
        isOpen={leaving !== null}
        size="narrow"
        onClose={() => setLeaving(null)}
        title={t('estimates.removeSure', { name: leaving?.name ?? '' })}
        footer={
          <div className={styles.actions}>
            <Button look="danger" onClick={() => leaving && void remove(leaving)}>
              {t('estimates.removeNow')}
            </Button>
            <Button look="secondary" onClick={() => setLeaving(null)}>
              {t('estimates.keep')}
            </Button>
          </div>
        }
      >
        {t('estimates.removeText')}
      </Dialog>
    </ScreenFrame>
  );
}
