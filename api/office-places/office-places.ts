/**
 * Where the shop is, for those who set it up: cities of the country that it serves, and its stores. Promises: both change
 * through changes alone; a city with a store has zones of delivery and counts as local; nothing that goods or orders hang on
 * is switched off. Hides the tables. Relies on their triggers: the storefront follows by them.
 */
import type { Subjects } from '../change-sets/change-sets.ts';
import { citySubject } from './city-subject.ts';
import { storeSubject } from './store-subject.ts';

export { listStoreHours } from './store-hours.queries.ts';
export { toStoreValues } from './store-subject.ts';

export function addPlaceSubjects(subjects: Subjects): void {
  subjects.set('city', citySubject);
  subjects.set('store', storeSubject);
}
