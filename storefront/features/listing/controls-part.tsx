/**
 * All that a listing is steered with, in one file of its own for the browser: the server renders it with the page, and
 * as links and a form it works at once; its code comes right after that of the products.
 */
export { FilterForm } from '../filters/filter-form.tsx';
export { QuickFilters } from '../filters/quick-filters.tsx';
export { ListingHead } from './listing-head.tsx';
export { ListingPages } from './listing-pages.tsx';
export { TableHead } from './table-head.tsx';
