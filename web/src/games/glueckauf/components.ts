/** Cards and tiles, from the engine's own tables (scripts/components.py). */
import data from './components.json';
import type { Colour, Vehicle } from './generated';

export interface Order {
  vehicle: Vehicle;
  points: number;
  slots: Colour[];
}

export interface Tile {
  colour: Colour;
  side: 'l' | 'd' | null;
  carts: number;
  price: number;
}

export const FIELDS: readonly string[] = data.fields;

export function order(nr: number): Order {
  const row = data.orders[String(nr) as keyof typeof data.orders];
  return { vehicle: row.vehicle as Vehicle, points: row.points, slots: [...row.slots] as Colour[] };
}

/** Codes such as `g2l`; the carts that are there from the start (`g1`) have no side and no price. */
export function tile(code: string): Tile {
  const row = (data.tiles as Record<string, { carts: number; price: number }>)[code];
  const side = (code[2] ?? null) as 'l' | 'd' | null;
  return { colour: code[0] as Colour, side, carts: row?.carts ?? Number(code[1]), price: row?.price ?? 0 };
}

export const fieldsOf = (area: string): string[] => FIELDS.filter((field) => field.split('-')[0] === area);
