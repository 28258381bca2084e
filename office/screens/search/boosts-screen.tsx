/** What is raised, lowered and pinned in the search, until when; each is ended and brought back by one press. */
import type { KeptBoost } from '#contract/office/search-boosts.ts';
import { formatDate } from '#domain/time.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { SearchTabs } from '../../views/search-tabs.tsx';

const BOOSTS = 'GET /office/api/v1/search/boosts/';

function stateOf({ isActive, startsAt, endsAt }: KeptBoost, now = new Date().toISOString()) {
  if (!isActive) return 'off';
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'later' : 'now';
}
const TONES = { now: 'good', later: 'tint', over: 'plain', off: 'plain' } as const;

export function BoostsScreen() {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const boosts = useCall(BOOSTS);
  const changes = useChanges({ title: t('desk.boostTitle'), renews: [BOOSTS], onApplied: () => undefined });
  const mayWrite = rights.search?.write !== undefined;
  const turn = ({ id, isActive: from }: KeptBoost) =>
    changes.save([{ subject: 'search_boost', id, field: 'is_active', from, to: !from }]);
  return (
    <>
      <PageHead
        title={t('desk.title')}
        lead={t('desk.boostsLead')}
        tabs={<SearchTabs here="/search/boosts" />}
      />
      <div className={page.page}>
        <Panel isFlush>
          <Answered of={boosts}>
            {({ items }) =>
              items.length === 0 ? (
                <Empty icon="search" title={t('desk.noBoosts')}>
                  {t('desk.noBoostsLead')}
                  <OfficeLink to="/search/explain">{t('desk.tab.explain')}</OfficeLink>
                </Empty>
              ) : (
                <table className={table.table}>
                  <thead>
                    <tr>
                      <th>{t('desk.boostTarget')}</th>
                      <th>{t('desk.boostQuery')}</th>
                      <th>{t('desk.boostEffect')}</th>
                      <th>{t('desk.boostWhen')}</th>
                      <th>{t('desk.boostState')}</th>
                      <th>
                        <span className="visually-hidden">{t('acts')}</span>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((boost) => (
                      <tr key={boost.id}>
                        <td>
                          <span className={table.strong}>{boost.title ?? t('desk.boostGone')}</span>
                          <span className={table.second}>{t(`desk.boostTarget.${boost.target}`)}</span>
                        </td>
                        <td data-label={t('desk.boostQuery')}>{boost.query || t('desk.boostAny')}</td>
                        <td data-label={t('desk.boostEffect')}>
                          {t(`desk.boostEffect.${boost.effect}`)},{' '}
                          {boost.effect === 'pin'
                            ? t('desk.boostAt', { place: boost.strength })
                            : t('desk.boostStrengthIs', { strength: boost.strength })}
                        </td>
                        <td data-label={t('desk.boostWhen')}>
                          {formatDate(boost.startsAt, locale)} – {formatDate(boost.endsAt, locale)}
                        </td>
                        <td data-label={t('desk.boostState')}>
                          <Tag
                            tone={TONES[stateOf(boost)]}
                            icon={stateOf(boost) === 'now' ? 'check' : 'clock'}
                          >
                            {t(`desk.boostState.${stateOf(boost)}`)}
                          </Tag>
                        </td>
                        <td>
                          {stateOf(boost) === 'over' ? null : (
                            <Button
                              look="quiet"
                              size="small"
                              isBusy={changes.isBusy}
                              whyNot={mayWrite ? null : t('whyNot.right')}
                              onClick={() => turn(boost)}
                            >
                              {t(boost.isActive ? 'desk.boostEnd' : 'desk.boostBack')}
                              <span className="visually-hidden">: {boost.title}</span>
                            </Button>
                          )}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )
            }
          </Answered>
        </Panel>
      </div>
      <ChangeDialogs changes={changes} />
    </>
  );
}
