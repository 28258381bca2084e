import type { PickLine, PickList } from '#contract/office/pick.ts';
import { formatTenge } from '#domain/money.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Note } from '../../design/note.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './lacks.module.css';

interface SubstituteDialogProps {
  list: Pick<PickList, 'storeId' | 'orderId'>;
  line: PickLine;
  onClose: () => void;
}

/** What stands in this store and could take its place: one press, and the buyer is asked. */
export function SubstituteDialog({ list, line, onClose }: SubstituteDialogProps) {
  const { t } = useWords();
  const params = { store: String(list.storeId), order: String(list.orderId), line: String(line.line) };
  const asked = useCall('GET /office/api/v1/pick/{store}/{order}/lines/{line}/substitutes/', { params });
  const offer = useAct('POST /office/api/v1/pick/{store}/{order}/lines/{line}/substitutes/', {
    renews: ['GET /office/api/v1/pick/{store}/{order}/'],
  });
  return (
    <Dialog title={t('pick.substituteTitle')} lead={line.name} onClose={onClose}>
      {offer.error ? <Note tone="bad">{sayFailure(offer.error, t('state.noAnswer'))}</Note> : null}
      <p className={styles.hint}>{t('pick.substituteLead', { count: line.wanted, unit: line.unit })}</p>
      <Answered of={asked}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="search" title={t('pick.noSubstitute')} />
          ) : (
            <ul className={styles.substitutes}>
              {items.map((goods) => (
                <li key={goods.productCode}>
                  {goods.image ? <img src={goods.image} alt="" width={56} height={56} /> : null}
                  <p>
                    {goods.name}
                    <small>
                      {formatTenge(goods.priceTenge)} ·{' '}
                      {goods.shelf ? t('pick.shelf', goods.shelf) : t('pick.noShelf')} ·{' '}
                      {t('pick.freeHere', { count: goods.free })}
                    </small>
                  </p>
                  <Button
                    isBusy={offer.isPending}
                    aria-label={t('pick.offerOf', { name: goods.name })}
                    onClick={() =>
                      offer.mutate(
                        { params, body: { productCode: goods.productCode } },
                        {
                          onSuccess: () => {
                            toasts.show(t('pick.offered'));
                            onClose();
                          },
                        },
                      )
                    }
                  >
                    {t('pick.offer')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}
