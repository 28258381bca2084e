/** The shop's words and what it shows: letters, messages, the home page, sets, norms, redirects, words of the search. */

import { type Calculators, normSubject } from '../calculators/calculators.ts';
import { registerOfficeNorms } from '../calculators/office-norms.routes.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import type { Foundation } from '../foundation.ts';
import { registerOfficeHome } from '../home/home.routes.ts';
import { homeBlockSubject } from '../home/home.ts';
import type { OfficeHttp } from '../http/office-route.ts';
import { registerLetterDesk } from '../letter-desk/letter-desk.routes.ts';
import { letterWordsSubject } from '../letter-desk/letter-desk.ts';
import { boostSubject, judgedSubject, tradeWordSubject } from '../office-search/office-search.ts';
import { registerOfficeSets } from '../office-sets/office-sets.routes.ts';
import { setItemSubject, setSubject } from '../office-sets/office-sets.ts';
import { registerRedirects } from '../redirects/redirects.routes.ts';
import { createRedirectSubject } from '../redirects/redirects.ts';
import type { Sets } from '../sets/sets.ts';
import { smsWordsSubject } from '../sms/sms.ts';
import { registerSmsWords } from '../sms/sms-words.routes.ts';
import { registerOfficeLetters } from '../wanted-letters/wanted-letters.routes.ts';

export function addWordSubjects(
  subjects: Changes['subjects'],
  seo: Parameters<typeof createRedirectSubject>[0],
): void {
  subjects.set('trade_word', tradeWordSubject);
  subjects.set('judged_query', judgedSubject);
  subjects.set('search_boost', boostSubject);
  subjects.set('letter_words', letterWordsSubject);
  subjects.set('sms_words', smsWordsSubject);
  subjects.set('home_block', homeBlockSubject);
  subjects.set('set', setSubject);
  subjects.set('set_item', setItemSubject);
  subjects.set('norm', normSubject);
  subjects.set('redirect', createRedirectSubject(seo));
}

interface WordParts
  extends Pick<Foundation, 'db' | 'mail' | 'catalog' | 'cities' | 'settings' | 'publicUrl'> {
  calculators: Calculators;
  sets: Sets;
  missed: Parameters<typeof registerRedirects>[2];
}

export function registerWords(officeHttp: OfficeHttp, parts: WordParts): void {
  const { db, mail, catalog, cities, settings, publicUrl, calculators, sets, missed } = parts;
  registerOfficeLetters(officeHttp, settings);
  registerLetterDesk(officeHttp, { db, mail, publicUrl });
  registerSmsWords(officeHttp, db);
  registerOfficeHome(officeHttp);
  registerOfficeSets(officeHttp, { db, catalog, sets }, cities);
  registerOfficeNorms(officeHttp, { db, calculators }, cities);
  registerRedirects(officeHttp, db, missed);
}
