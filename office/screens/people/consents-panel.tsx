import type { Person } from '#contract/office/people.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { RENEWS } from './person-calls.ts';

/** What was agreed to, provably: which text, when, in which language. The letters can be ended for whoever asks. */
export function ConsentsPanel({ person }: { person: Person }) {
  const words = useWords();
  const { t } = words;
  const end = useAct('POST /office/api/v1/customers/{id}/unsubscribe/', RENEWS);
  return (
    <Panel
      title={t('consents.title')}
      lead={t(person.isSubscribed ? 'consents.subscribed' : 'consents.unsubscribed')}
      end={
        person.canAct && person.isSubscribed ? (
          <Button
            look="plain"
            size="small"
            isBusy={end.isPending}
            onClick={() =>
              end.mutate(
                { params: { id: String(person.id) } },
                {
                  onSuccess: () => toasts.show(t('consents.ended')),
                  onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
                },
              )
            }
          >
            {t('consents.end')}
          </Button>
        ) : undefined
      }
      isFlush={person.consents.length > 0}
    >
      {person.consents.length === 0 ? (
        <p className={page.quiet}>{t('consents.none')}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('consents.document')}</th>
              <th>{t('consents.version')}</th>
              <th>{t('consents.given')}</th>
              <th>{t('consents.state')}</th>
            </tr>
          </thead>
          <tbody>
            {person.consents.map((each) => (
              <tr key={`${each.document} ${each.givenAt}`}>
                <td>{t(`consents.${each.document}`)}</td>
                <td className="tabular" data-label={t('consents.version')}>
                  {each.version}
                  <span className={table.second}>{t(`orders.lang.${each.language}`)}</span>
                </td>
                <td data-label={t('consents.given')}>{sayWhen(each.givenAt, words)}</td>
                <td data-label={t('consents.state')}>
                  {each.withdrawnAt === null ? (
                    <Tag tone="good" icon="check">
                      {t('consents.holds')}
                    </Tag>
                  ) : (
                    <>
                      <Tag icon="close">{t('consents.withdrawn')}</Tag>
                      <span className={table.second}>{sayWhen(each.withdrawnAt, words)}</span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
