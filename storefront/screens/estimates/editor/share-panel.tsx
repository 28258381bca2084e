import { useState } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import { mayClientBuy } from '#domain/estimates/estimates.ts';
import { localePath } from '#domain/locale.ts';
import { formatDate } from '#domain/time.ts';
import { browserApi } from '../../../api-client.ts';
import { Button } from '../../../design/button.tsx';
import { Switch } from '../../../design/choice.tsx';
import { Panel } from '../../../design/panel.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { toaster } from '../../../design/toast-store.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { sharePage } from '../../../page/address/share-page.ts';
import styles from './side.module.css';

interface SharePanelProps {
  id: number;
  name: string;
  markupPercent: number;
  share: Estimate['share'];
  onShare(share: Estimate['share']): void;
}

/** The link for the client: opened, limited and closed here. */
export function SharePanel({ id, name, markupPercent, share, onShare }: SharePanelProps) {
  const { t, locale } = useWords();
  const [isBusy, setBusy] = useState(false);
  const params = { id: String(id) };
  const warn = (words: string | undefined) =>
    toaster.show({ text: words ?? t('form.noAnswer'), tone: 'error', subject: 'estimate:share' });

  async function open(body: { showPrices?: boolean; showMarkup?: boolean; mayBuy?: boolean }): Promise<void> {
    setBusy(true);
    const result = await browserApi(locale)('POST /api/v1/estimates/{id}/share/', { params, body });
    setBusy(false);
    if (result.ok) onShare(result.value.data);
    else warn(result.error?.message);
  }
  async function close(): Promise<void> {
    const result = await browserApi(locale)('DELETE /api/v1/estimates/{id}/share/', { params });
    if (result.ok) onShare(null);
    else warn(result.error?.message);
  }

  return (
    <Panel as="section" className={styles.panel} aria-labelledby="estimate-share">
      <h2 className={styles.title} id="estimate-share">
        {t('estimates.link')}
      </h2>
      {share === null ? (
        <>
          <p className={styles.text}>{t('estimates.linkText')}</p>
          <Button look="secondary" icon="link" isLoading={isBusy} onClick={() => void open({})}>
            {t('estimates.openLink')}
          </Button>
        </>
      ) : (
        <>
          <TextField
            label={t('estimates.link')}
            isLabelHidden
            readOnly
            value={toUrl(share.url, locale)}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <Button size={36} icon="share" onClick={() => void sharePage(name, t, toUrl(share.url, locale))}>
              {t('product.share')}
            </Button>
            <Button size={36} look="quiet" icon="eye" href={localePath(share.url, locale)}>
              {t('estimates.asClient')}
            </Button>
            <Button size={36} look="quiet" onClick={() => void close()}>
              {t('estimates.closeLink')}
            </Button>
          </div>
          <Switch
            label={t('estimates.showPrices')}
            checked={share.showPrices}
            onChange={(event) =>
              void open({ showPrices: event.target.checked, showMarkup: share.showMarkup })
            }
          />
          <Switch
            label={t('estimates.showMarkup')}
            checked={share.showMarkup}
            onChange={(event) => void open({ showMarkup: event.target.checked })}
          />
          <Switch
            label={t('estimates.mayBuy')}
            checked={mayClientBuy(share.mayBuy, markupPercent)}
            onChange={(event) => void open({ showMarkup: share.showMarkup, mayBuy: event.target.checked })}
          />
          {markupPercent === 0 ? null : <p className={styles.text}>{t('estimates.mayBuyText')}</p>}
          <p className={styles.text}>
            {t('estimates.linkUntil', { date: formatDate(share.until, locale, { hasYear: true }) })}
          </p>
        </>
      )}
    </Panel>
  );
}

/** The server does not know under which address its reader sees the shop. */
const toUrl = (url: string, locale: 'ru' | 'kz'): string =>
  (typeof location === 'undefined' ? '' : location.origin) + localePath(url, locale);
