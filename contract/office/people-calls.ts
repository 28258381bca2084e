/** The calls of the office on users and on wholesale, in reading order: a part of office-calls.ts. */
import { getBusinessRequests, revealBusinessRequest, settleBusinessRequest } from './business-requests.ts';
import {
  decideParty,
  getParty,
  getWholesale,
  noteParty,
  removePartyMember,
  revealParty,
} from './contracts.ts';
import {
  endPersonSessions,
  endSubscription,
  findPeople,
  forgetPerson,
  getPerson,
  givePoints,
  keepPerson,
  mergePeople,
  notePerson,
  packPerson,
  quoteMerge,
  revealPerson,
} from './people.ts';

export const peopleCalls = {
  findPeople,
  getPerson,
  revealPerson,
  notePerson,
  givePoints,
  endPersonSessions,
  endSubscription,
  packPerson,
  forgetPerson,
  keepPerson,
  quoteMerge,
  mergePeople,
  getWholesale,
  getParty,
  decideParty,
  revealParty,
  noteParty,
  removePartyMember,
  getBusinessRequests,
  revealBusinessRequest,
  settleBusinessRequest,
} as const;
