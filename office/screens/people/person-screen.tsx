/** One user: contacts, orders, points, consents, sessions, notes, and what may be done with the account. */
import type { Person } from '#contract/office/people.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { NotesPanel } from '../../people/notes-panel.tsx';
import { AccountPanel } from './account-panel.tsx';
import { ClubPanel } from './club-panel.tsx';
import { ConsentsPanel } from './consents-panel.tsx';
import { PERSON_CALL, RENEWS } from './person-calls.ts';
import { PersonContacts } from './person-contacts.tsx';
import { PersonOrders } from './person-orders.tsx';
import { PersonSessions } from './person-sessions.tsx';

export function PersonScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const id = matchPath('/office/customers/:id', pathname)?.id ?? '';
  const person = useCall(PERSON_CALL, { params: { id } });
  if (person.data === undefined)
    return (
      <>
        <PageHead title={t('person.title')} path={[{ title: t('people.title'), to: '/customers' }]} />
        <Answered of={person}>{() => null}</Answered>
      </>
    );
  return <Account key={id} person={person.data.data} />;
}

function Account({ person }: { person: Person }) {
  const { t } = useWords();
  const note = useAct('POST /office/api/v1/customers/{id}/notes/', RENEWS);
  const params = { id: String(person.id) };
  return (
    <>
      <PageHead
        title={person.name === '' ? t('person.nobody') : person.name}
        path={[{ title: t('people.title'), to: '/customers' }]}
        lead={<Marks person={person} />}
      />
      <div className={page.page}>
        <State person={person} />
        <div className={page.columns}>
          <div className={page.stack}>
            <PersonOrders person={person} />
            <ConsentsPanel person={person} />
            <PersonSessions person={person} />
          </div>
          <div className={page.stack}>
            <PersonContacts person={person} />
            <ClubPanel person={person} />
            <NotesPanel
              notes={person.notes}
              isBusy={note.isPending}
              error={note.error}
              onNote={
                person.canAct
                  ? (text, onDone) => note.mutate({ params, body: { text } }, { onSuccess: onDone })
                  : null
              }
            />
            <AccountPanel person={person} />
          </div>
        </div>
      </div>
    </>
  );
}

function Marks({ person }: { person: Person }) {
  const { t } = useWords();
  return (
    <>
      <span>№ {person.id}</span>
      {person.isWholesale ? (
        <Tag tone="tint" icon="document">
          {t('people.isWholesale')}
        </Tag>
      ) : null}
      {person.deletedAt === null ? null : <Tag icon="trash">{t('person.forgotten')}</Tag>}
    </>
  );
}

/** What must not be passed over: it ends, or it has ended. */
function State({ person }: { person: Person }) {
  const words = useWords();
  const { t } = words;
  if (person.mergedInto !== null)
    return (
      <Note tone="tint">
        {t('person.mergedInto')}{' '}
        <OfficeLink to={`/customers/${person.mergedInto}`}>№ {person.mergedInto}</OfficeLink>
      </Note>
    );
  if (person.deletedAt !== null)
    return <Note tone="tint">{t('person.forgottenOn', { when: sayWhen(person.deletedAt, words) })}</Note>;
  if (person.deleteAt !== null)
    return <Note tone="warn">{t('person.leavesOn', { when: sayWhen(person.deleteAt, words) })}</Note>;
  return null;
}
