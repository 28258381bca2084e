/**
 * Products and sections as every other part of the shop shows them: one card, in a grid or on a shelf, and the blocks
 * of recommended ones. Hides what a card is made of; relies on the shell for the city and the price type, on the cart
 * and the lists for what the shopper did with a product.
 */
export { type CardProduct, toCardProduct } from './card-product.ts';
export { CardStock } from './card-stock.tsx';
export { Picture } from './picture.tsx';
export { ProductGrid } from './product-grid.tsx';
export { ProductShelf } from './product-shelf.tsx';
export { findRecommended } from './recommended.ts';
export { SavedButton, SavedToggle } from './saved-toggle.tsx';
export { SectionPicture } from './section-picture.tsx';
export { type SectionTile, SectionTiles } from './section-tiles.tsx';
