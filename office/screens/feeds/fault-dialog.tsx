import { useState } from 'react';
import type { KeptFeed } from '#contract/office/kept-feeds.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Answered } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';

/** The goods that lack it, a hundred at a time; each opens where it is mended. */
export function FaultDialog({ fault, onClose }: { fault: KeptFeed['faults'][number]; onClose: () => void }) {
  const { t } = useWords();
  const [after, setAfter] = useState(0);
  const goods = useCallWith(
    'GET /office/api/v1/feeds/{fault}/',
    { placeholderData: (before) => before },
    { params: { fault }, query: { after } },
  );
  return (
    <Dialog title={t(`feeds.fault.${fault}`)} lead={t('feeds.mend')} onClose={onClose}>
      <Answered of={goods}>
        {({ items, meta }) => (
          <div className={page.stack}>
            <table className={table.table}>
              <thead>
                <tr>
                  <th>{t('feeds.product')}</th>
                  <th>{t('feeds.article')}</th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ id, name, article }) => (
                  <tr key={id}>
                    <td>
                      <OfficeLink className={table.strong} to={`/products/${id}`}>
                        {name}
                      </OfficeLink>
                    </td>
                    <td data-label={t('feeds.article')}>{article}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {meta.next === null ? null : (
              <Button look="plain" onClick={() => setAfter(meta.next ?? 0)}>
                {t('feeds.next')}
              </Button>
            )}
          </div>
        )}
      </Answered>
    </Dialog>
  );
}
