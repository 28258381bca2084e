/** Rows that tests show already: the table runs just those tests and repeats their verdict. */
import { runVitest, type TestCount } from '#tools/vitest-run.ts';
import { officeShown } from './office-rows.ts';
import { type Row, report } from './row.ts';
import type { Shown } from './shown.ts';

const others: readonly Shown[] = [
  {
    id: 'F11',
    fault: 'orders and transactions that lock in opposite order',
    rule: 'nobody waits in a circle, what PostgreSQL sacrificed is tried again',
    project: 'api',
    file: 'api/orders/place/create.test.ts',
    tests: [
      'the same goods in two orders of a cart: nobody waits in a circle',
      'an order that PostgreSQL sacrificed to another transaction is made all the same',
    ],
  },
  {
    id: 'F16, F17',
    fault: 'a lost answer asked for again; the same key with another body',
    rule: 'the same order is told again; the other body is refused with 422',
    project: 'api',
    file: 'api/orders/place/create.test.ts',
    tests: [
      'is answered again to the same key, and refused to another body under it',
      'sent ten times at once is made once',
    ],
  },
  {
    id: 'F18',
    fault: 'the last unit and fifty buyers',
    rule: 'one order, forty-nine clear refusals',
    project: 'api',
    file: 'api/orders/place/create.test.ts',
    tests: ['the last unit and fifty buyers: one order, forty-nine clear refusals'],
  },
  {
    id: 'F19, F20',
    fault: 'prices, codes, points and contracts that change between showing and ordering',
    rule: 'each is told with what it was and is, never taken silently',
    project: 'api',
    file: 'api/orders/place/changes.test.ts',
    tests: [
      'a price that went up or down is told line by line, and taken when confirmed',
      'that ended meanwhile is told in the words of the reader',
      'points are spent once and come back with the order; too few are told',
      'revoked meanwhile gives no prices: the buyer is told the retail one',
    ],
  },
  {
    id: 'F30',
    fault: '1C is away while orders are made, or its answer is lost',
    rule: 'they wait and are told again under the same Ид until it says that it has them',
    project: 'api',
    file: 'api/exchange-1c/orders-out.test.ts',
    tests: ['are told again until 1C says that it has them'],
  },
  {
    id: 'F31',
    fault:
      'the process is killed while a package comes, is read or applied; anything lost, cut or unheard on the way',
    rule: 'the shop becomes what the base is, and the equation of stock holds',
    project: 'deep',
    file: 'api/exchange-1c/killed.test.ts',
    tests: ['whatever is lost, cut or not heard on the way', 'whenever its process is killed'],
  },
  {
    id: 'F45',
    fault: 'a package of 1C that would change too much',
    rule: 'it waits, staff are told by letter, nothing of it is applied',
    project: 'api',
    file: 'api/exchange-1c/held-packages.test.ts',
    tests: [
      'a held package is shown, its warehouse mapped, and it is applied once somebody says yes',
      'how much is too much is a setting; those who look after the exchange get a letter in their language',
    ],
  },
  {
    id: 'F21',
    fault: 'live updates that were missed',
    rule: 'whoever comes back is told where things stand, in one event; a lost connection to PostgreSQL is made good',
    project: 'api',
    file: 'api/live/live.test.ts',
    tests: [
      'is told to whoever comes back with another event id, in one event',
      'is told to all streams when the connection to PostgreSQL was lost and is there again',
    ],
  },
  {
    id: 'F22',
    fault: 'tokens of live updates that are another’s, old or from before a logout',
    rule: 'they open nothing',
    project: 'api',
    file: 'api/live/live-tokens.test.ts',
    tests: [
      'of another user opens nothing',
      'from before a logout opens nothing, in any process; one from after it does',
      'a foreign or missing token is refused, and the session’s cookie stays',
    ],
  },
  {
    id: 'F24',
    fault: 'a stream whose reader does not read',
    rule: 'it is dropped',
    project: 'api',
    file: 'api/live/live.test.ts',
    tests: ['whose reader does not read is dropped'],
  },
  {
    id: 'F29',
    fault: 'a length and chunks at once, headers of 64 kilobytes, what is no HTTP',
    rule: 'a 4xx in the error’s shape',
    project: 'reckonings',
    file: 'api/fuzz.test.ts',
    tests: [
      'a length and chunks at once is answered with a 4xx in the error’s shape',
      'headers of 64 kilobytes is answered with a 4xx in the error’s shape',
      'no HTTP at all is answered with a 4xx in the error’s shape',
    ],
  },
  {
    id: 'F32',
    fault: 'the mail server is away',
    rule: 'letters wait and are tried again, ever later; nobody is locked out',
    project: 'api',
    file: 'api/mail/mail.test.ts',
    tests: [
      'a server that is away is tried again, ever later, and given up after ten tries',
      'a crash between sending and marking sends it again under the same Message-ID',
    ],
  },
  {
    id: 'F37',
    fault: 'everything is lost and comes back from a backup',
    rule: 'the restored shop is the very same, row by row',
    project: 'deep',
    file: 'operator/backup/backup.test.ts',
    tests: [
      'becomes the very same shop in an empty database, and its files',
      'the commands bring it into the shop’s own server and out of it again, with the secret',
    ],
  },
  {
    id: 'F2',
    fault: 'kill -9 of PostgreSQL under load, in the running shop',
    rule: 'no process of the shop ends, / stays 200, the rest is 503 with a number and good within 5 s of its return',
    project: 'deep',
    file: 'tests/database-killed.test.ts',
    tests: ['kill -9 of PostgreSQL under load'],
  },
  {
    id: 'F15',
    fault: 'a double click, a lost answer, a reload and the way back, in a browser',
    rule: 'one order',
    project: 'e2e',
    file: 'tests/e2e/order.test.ts',
    tests: ['a double click, a lost answer, a reload and the way back make one order'],
  },
  {
    id: 'F25, F26',
    fault: 'local storage that is broken, overfull, forbidden or full',
    rule: 'the shop works for the session, lists are cut to their caps',
    project: 'deep-journeys',
    file: 'tests/e2e/broken-storage.test.ts',
    tests: [
      'ten thousand entries, odd ones among them, are cut to the cap',
      'storage that is forbidden leaves a shop that works for the session',
      'storage that is full leaves a shop that works for the session',
    ],
  },
  {
    id: 'F35',
    fault: 'a browser without a network',
    rule: 'a press is kept and settles when the network is back',
    project: 'e2e',
    file: 'tests/e2e/cart.test.ts',
    tests: ['a press without the network is kept, and settles when it is back; zero comes back by undo'],
  },
  {
    id: 'F36',
    fault: 'a chunk of the program that is gone after a new build',
    rule: 'one reload, then a message, never a loop',
    project: 'deep-journeys',
    file: 'tests/e2e/new-build.test.ts',
    tests: ['is met by one reload, and then by a message, never by a loop'],
  },
  {
    id: 'F39',
    fault: 'a worker whose event loop stands still',
    rule: 'it is ended after 5 s, the request is named without a word of anybody, and another takes its place',
    project: 'deep',
    file: 'server/watchdog.test.ts',
    tests: [
      'a worker whose loop stands still is ended after 5 s and replaced, and the log names the request',
    ],
  },
  {
    id: 'F40',
    fault: 'one client asks for hundreds of things at once',
    rule: 'the others are served in their turn, and the busiest is sent away where the line is full',
    project: 'api',
    file: 'api/http/fair-turns.test.ts',
    tests: [
      'one client has a few things done at a time, and does not hold up another',
      'a full line sends the busiest away, not the newcomer',
    ],
  },
  {
    id: 'F43',
    fault: '450 connections of one address ask for cold pictures',
    rule: 'another visitor gets cold pictures, none of them 503',
    project: 'deep',
    file: 'tests/cold-pictures.test.ts',
    tests: ['450 connections of one address make nobody else wait for a cold picture in vain'],
  },
  {
    id: 'F41',
    fault: 'small files that swell when they are read',
    rule: 'each is refused in words while it is read, and others are answered meanwhile',
    project: 'reckonings',
    file: 'api/estimates/import.test.ts',
    tests: ['is refused in words, and others are answered meanwhile'],
  },
  {
    id: 'F47',
    fault: 'a disk without room while a file of 1C comes, is read or applied',
    rule: '1C hears why, nothing is half done, and it goes on when there is room',
    project: 'api',
    file: 'api/exchange-1c/full-disk.test.ts',
    tests: [
      'below the reserve no part is taken and nothing is begun; with room the same words are followed',
      'a part that finds the last byte taken is dropped whole, and is taken when it comes again',
      'room that ends while a file is read: nothing has changed, and it goes on by itself',
      'room that ends between two batches: what was begun rests, and is carried to its end',
    ],
  },
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One run of vitest per project, for all of its rows. */
class SharedRuns {
  readonly #runs = new Map<string, Promise<TestCount>>();
  readonly #rows: readonly Shown[];

  constructor(rows: readonly Shown[]) {
    this.#rows = rows;
  }

  get(project: string): Promise<TestCount> {
    const known = this.#runs.get(project);
    if (known !== undefined) return known;
    const own = this.#rows.filter((row) => row.project === project);
    const pattern = own.flatMap(({ tests }) => tests.map(escaped)).join('|');
    const files = [...new Set(own.map(({ file }) => file))];
    const run = runVitest(['--project', project, ...files, '-t', pattern], { show: false });
    this.#runs.set(project, run);
    return run;
  }
}

export const shownByTests: readonly Shown[] = [...others, ...officeShown];

/** The rows of these ids, or all. */
export function testRows(isWanted: (id: string) => boolean): Row[] {
  const wanted = shownByTests.filter(({ id }) => isWanted(id));
  const runs = new SharedRuns(wanted);
  return wanted.map(({ id, fault, rule, project, file, tests }) => ({
    id,
    fault,
    rule,
    async run() {
      const { tests: ran } = await runs.get(project);
      const found = tests.map((name) => ({ name, test: ran.find(({ path }) => path.at(-1) === name) }));
      const wrong = found.filter(({ test }) => test?.status !== 'passed');
      for (const { name, test } of wrong)
        report(`${name}: ${test?.status ?? 'not found'}\n${test?.faults.join('\n') ?? ''}`);
      return {
        isRight: wrong.length === 0,
        figures: `${tests.length - wrong.length} of ${tests.length} tests of ${file}`,
      };
    },
  }));
}
