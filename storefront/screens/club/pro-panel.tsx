/** The programme for masters: what it gives, the request, and a confirmed master's link for clients. */
import type { ProProfile } from '#contract/loyalty.ts';
import { isIin } from '#domain/iin-bin.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';
import styles from './pro-panel.module.css';

export function ProPanel({ pro }: { pro: ProProfile }) {
  const { t } = useWords();
  const { status, bonusPercent, clientPercent, sharePercent } = pro;
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="club-pro">
      <div className={styles.words}>
        <h2 className={styles.title} id="club-pro">
          {t('pro.title')}
        </h2>
        <ul className={styles.gains}>
          <li>{t('pro.share', { percent: sharePercent })}</li>
          <li>{t('pro.bonus', { percent: bonusPercent })}</li>
          <li>{t('pro.clients', { percent: clientPercent })}</li>
        </ul>
      </div>
      {status === 'confirmed' ? <Confirmed pro={pro} /> : <Request pro={pro} />}
    </Panel>
  );
}

function Confirmed({ pro: { trade, trades, link, clients } }: { pro: ProProfile }) {
  const { t, locale } = useWords();
  const own = trades.find(({ code }) => code === trade);
  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard?.writeText(link ?? '').then(
      () => true,
      () => false,
    );
    toaster.show({ text: t(isCopied ? 'pro.copied' : 'pro.notCopied'), subject: 'pro' });
  }
  return (
    <div className={styles.side}>
      <Notice look="good" title={t('pro.confirmed', { trade: own?.name ?? '' })}>
        {own?.sections.map(({ code, name }, place) => (
          <span key={code}>
            {place > 0 ? ' · ' : null}
            <a href={localePath(`/c/${code}`, locale)}>{name}</a>
          </span>
        ))}
      </Notice>
      <dl className={styles.figures}>
        <div>
          <dt>{t('pro.clientOrders')}</dt>
          <dd>{formatNumber(clients.orders)}</dd>
        </div>
        <div>
          <dt>{t('pro.clientPoints')}</dt>
          <dd>{formatNumber(clients.points)}</dd>
        </div>
      </dl>
      <div className={styles.link}>
        <TextField label={t('pro.link')} hint={t('pro.linkHint')} readOnly value={link ?? ''} />
        <Button look="secondary" icon="link" onClick={() => void copy()}>
          {t('pro.copy')}
        </Button>
      </div>
    </div>
  );
}

function Request({ pro: { status, trade, trades } }: { pro: ProProfile }) {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { trade: trade ?? 'finisher', iin: '' },
    check: ({ iin }): { iin?: string } =>
      iin.trim() === '' || isIin(iin.replace(/\D/g, '')) ? {} : { iin: t('pro.iinWrong') },
    send: ({ trade: chosen, iin }) =>
      browserApi(locale)('POST /api/v1/loyalty/pro/', {
        body: {
          trade: chosen as NonNullable<ProProfile['trade']>,
          ...(iin.trim() === '' ? {} : { iin }),
        },
      }),
    onSent: () => {
      toaster.show({ text: t('pro.sent'), subject: 'pro' });
      void revalidate();
    },
  });
  return (
    <div className={styles.side}>
      {status === 'moderation' ? (
        <Notice look="changed" title={t('pro.waiting')}>
          {t('pro.waitingText')}
        </Notice>
      ) : null}
      {status === 'declined' ? (
        <Notice look="changed" title={t('pro.declined')}>
          {t('pro.declinedText')}
        </Notice>
      ) : null}
      <Form form={form} submit={t(status === 'moderation' ? 'pro.askAgain' : 'pro.ask')}>
        <SelectField
          label={t('pro.trade')}
          options={trades.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.field('trade')}
        />
        <TextField
          label={t('pro.iin')}
          note={t('form.optional')}
          hint={t('pro.iinHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...form.field('iin')}
        />
      </Form>
    </div>
  );
}
