/** Keys for partners' programs: whose they are, what they open, when they were last used. */
import { useState } from 'react';
import type { Partner } from '#contract/office/keys.ts';
import { formatNumber } from '#domain/money.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { KeyDialog } from './key-dialog.tsx';
import { KeysTable } from './keys-table.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

type Asked = { what: 'key'; partner: Partner | null } | { what: 'partner'; partner: Partner };

export function KeysScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const partners = useCall('GET /office/api/v1/partners/');
  const [asked, setAsked] = useState<Asked | null>(null);
  const whyNot = rights.outside?.write === undefined ? t('whyNot.right') : null;
  const close = () => setAsked(null);
  return (
    <>
      <PageHead
        title={t('keys.title')}
        lead={t('keys.lead')}
        acts={
          <Button icon="plus" whyNot={whyNot} onClick={() => setAsked({ what: 'key', partner: null })}>
            {t('keys.new')}
          </Button>
        }
      />
      <div className={page.page}>
        <Answered of={partners}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty icon="link" title={t('keys.none')}>
                {t('keys.noneLead')}
              </Empty>
            ) : (
              <>
                {items.map((partner) => (
                  <Panel
                    key={partner.id}
                    title={partner.name}
                    lead={[
                      t('keys.contract', { count: formatNumber(partner.callsPerMinute) }),
                      ...(partner.email === null ? [] : [partner.email]),
                    ].join(' · ')}
                    end={
                      <span className={page.row}>
                        <Button
                          look="quiet"
                          size="small"
                          whyNot={whyNot}
                          onClick={() => setAsked({ what: 'partner', partner })}
                        >
                          {t('keys.terms')}
                        </Button>
                        <Button
                          look="plain"
                          size="small"
                          icon="plus"
                          whyNot={whyNot}
                          onClick={() => setAsked({ what: 'key', partner })}
                        >
                          {t('keys.add')}
                        </Button>
                      </span>
                    }
                    isFlush
                  >
                    <KeysTable keys={partner.keys} whyNot={whyNot} />
                  </Panel>
                ))}
                <WebhooksPanel partners={items} whyNot={whyNot} />
              </>
            )
          }
        </Answered>
      </div>
      {asked?.what === 'key' ? (
        <KeyDialog partner={asked.partner} partners={partners.data?.items ?? []} onClose={close} />
      ) : null}
      {asked?.what === 'partner' ? <PartnerDialog partner={asked.partner} onClose={close} /> : null}
    </>
  );
}
