/** O1–O6, O9–O11: what may happen to the office while many things are changed. */
import type { Shown } from './shown.ts';

const project = 'api';

export const officeShown: readonly Shown[] = [
  {
    id: 'O1',
    fault: 'a process dies while it writes many changes',
    rule: 'it goes on, each is written once',
    project,
    file: 'api/change-sets/many-changes.test.ts',
    tests: ['beyond the next bound batches are written that go on where they ended, and none twice'],
  },
  {
    id: 'O2',
    fault: 'PostgreSQL dies while an import is applied',
    rule: 'all of it or nothing of it',
    project,
    file: 'api/change-sets/many-changes.test.ts',
    tests: [
      'above the bound a task writes them, all in one transaction: what dies in the middle leaves nothing',
      'what is written whole is all or none, however many there are',
    ],
  },
  {
    id: 'O3, O4',
    fault: 'the answer of a save or of an apply is lost; two applies at once',
    rule: 'the repeat finds what was done, one writes',
    project,
    file: 'api/change-sets/applied-once.test.ts',
    tests: [
      'a save whose answer was lost is sent again: one set, one entry, the same answer',
      'two applies at once, and an apply whose answer was lost, write once',
    ],
  },
  {
    id: 'O5',
    fault: 'another approves what has moved meanwhile',
    rule: 'refused and shown again',
    project,
    file: 'api/approvals/approvals.test.ts',
    tests: ['whose data have moved is refused and shown again; what is shown then can be approved'],
  },
  {
    id: 'O6',
    fault: 'the disk of the database is filled to its reserve',
    rule: 'staff read, look and find, and are told why nothing can be written',
    project,
    file: 'api/office/without-room.test.ts',
    tests: [
      'below the reserve staff read, look and find, are told why nothing can be written, and write again with room',
    ],
  },
  {
    id: 'O9',
    fault: 'a role is taken away in mid-work',
    rule: 'it counts with the next request',
    project,
    file: 'api/change-sets/change-sets.test.ts',
    tests: ['of somebody whose role was taken away meanwhile is refused with the next request'],
  },
  {
    id: 'O10',
    fault: 'the clock of a process is a day ahead',
    rule: 'times go by the database’s',
    project,
    file: 'api/change-sets/applied-once.test.ts',
    tests: [
      'a process whose own clock is a day ahead applies nothing early and refuses nothing that is still to come',
    ],
  },
  {
    id: 'O11',
    fault: 'a poisoned table: a far cell, a million empty rows, a thousand columns, a ZIP that is none',
    rule: 'refused in words before it is read',
    project,
    file: 'api/office-imports/office-imports.test.ts',
    tests: [
      'a cell in the last place of a sheet is refused in words',
      'a million empty rows is refused in words',
      'a thousand columns is refused in words',
      'a ZIP that is none is refused in words',
    ],
  },
];
