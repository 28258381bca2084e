/**
 * The filters of a listing: the form of a desktop's column, the sheet of a phone, the chips of what is chosen and the
 * few promoted choices above. All of them show a choice and ask for another one by `onChoose` or by a plain address;
 * who applies it is the listing's business. Without the script the form is an ordinary GET form.
 */
export { ChipRow } from './chip-row.tsx';
export { type ChosenFilter, listChosen } from './chips.ts';
export { clearFilters } from './choice.ts';
export { type FacetView, toFacetViews } from './facets.ts';
export { FilterForm } from './filter-form.tsx';
export { filterSheetPart } from './late-sheet.ts';
export { type PromotedFilter, pickPromoted } from './promoted.ts';
export { QuickFilters } from './quick-filters.tsx';
