/**
 * How a family is pictured: which scene its products are photographed in, and what fills the scene's slots. A recipe
 * only describes; equal descriptions are one picture, and a changed description is a new one.
 */
import type { Pictured } from '../range/product/picture-name.ts';
import type { PlankOrder } from './planks/plank.ts';
import type { Layout } from './rooms/lay.ts';

/** A product as a recipe sees it. */
export interface Sitter extends Pictured {
  family: string;
  variant: string;
  /** the brand as it is printed */
  brand: string;
}

/** A print: a drawing, a surface of surfaces/ by its name or planks of planks/, so much higher than wide. */
export type PrintOrder =
  | { svg: string }
  | { surface: string; ratio?: number }
  | { planks: PlankOrder; ratio: number }
  | LaidOrder;

/** A floor or a wall of a room: pieces of a surface or a drawing as they are laid in the square that repeats. */
export interface LaidOrder extends Layout {
  of: { svg: string } | { surface: string };
}

export interface FillingOrder {
  color: string;
  print?: PrintOrder;
  /** How many pixels of the print go round: about as many as the picture shows. */
  printPixels?: number;
}

/** Read by the family's Python file: `shape` and whatever else it knows. */
export type Scene = Readonly<Record<string, string | number>>;

export interface Order {
  /** the file of families/ that builds it, where it is not the family's own */
  stage?: string;
  scene: Scene;
  fill: Partial<Record<'a' | 'b' | 'c', FillingOrder>>;
}

/** null: this product is not pictured yet and keeps its drawing. */
export type Recipe = (sitter: Sitter) => Order | null;
