/** One organisation, or a person with a contract of their own: requests, terms, requisites, bills, members. */
import { useState } from 'react';
import type { Party } from '#contract/office/contracts.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, shownOf, toChanges, withEdit, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { NotesPanel } from '../../people/notes-panel.tsx';
import { BillsPanel } from './bills-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { DecideActs } from './decide-acts.tsx';
import type { Editing } from './editing.ts';
import { MembersPanel } from './members-panel.tsx';
import { PARTY_CALL, RENEWS } from './party-calls.ts';
import { PartyTag } from './party-tag.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { RequisitesPanel } from './requisites-panel.tsx';
import { TermsPanel } from './terms-panel.tsx';

export function PartyScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const party = matchPath('/office/wholesale/:party', pathname)?.party ?? '';
  const answer = useCall(PARTY_CALL, { params: { party } });
  if (answer.data === undefined)
    return (
      <>
        <PageHead title={t('wholesale.one')} path={[{ title: t('wholesale.title'), to: '/wholesale' }]} />
        <Answered of={answer}>{() => null}</Answered>
      </>
    );
  return <Opened key={party} party={answer.data.data} />;
}

function Opened({ party }: { party: Party }) {
  const { t } = useWords();
  const [edits, setEdits] = useState<Edits>([]);
  const note = useAct('POST /office/api/v1/wholesale/{party}/notes/', RENEWS);
  const changes = useChanges({
    title: party.name,
    renews: RENEWS.renews,
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const editing: Editing = {
    canEdit: party.canDecide,
    shown: (subject, id, field, stored) => shownOf(edits, { subject, id, field }, stored),
    edit: (subject, id, field, from, to) =>
      setEdits((before) =>
        withEdit(before, { subject, id, field, from, to, label: t(`field.${subject}.${field}` as never) }),
      ),
    faultOf: changes.faultOf,
  };
  const { organization, contract } = party;
  const request = party.requests[0]?.state ?? null;
  return (
    <>
      <PageHead
        title={party.name}
        path={[{ title: t('wholesale.title'), to: '/wholesale' }]}
        lead={<PartyTag of={{ state: party.state, contract: contract?.number ?? null, request }} />}
        acts={<DecideActs party={party} />}
      />
      <div className={page.page}>
        <div className={page.columns}>
          <div className={page.stack}>
            <RequestsPanel party={party} />
            {contract === null ? null : (
              <TermsPanel contract={contract} past={party.past} editing={editing} />
            )}
            <BillsPanel party={party} />
            {organization === null ? null : (
              <RequisitesPanel id={party.id} values={organization.values} editing={editing} />
            )}
          </div>
          <div className={page.stack}>
            <ChecksPanel party={party} />
            {organization === null ? null : <MembersPanel party={party} members={organization.members} />}
            <NotesPanel
              notes={party.notes}
              isBusy={note.isPending}
              error={note.error}
              onNote={
                party.canDecide
                  ? (text, onDone) =>
                      note.mutate({ params: { party: party.party }, body: { text } }, { onSuccess: onDone })
                  : null
              }
            />
          </div>
        </div>
      </div>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      <ChangeDialogs changes={changes} />
    </>
  );
}
