/** Cards and tiles by their numbers and codes. */
import { TABLES, type OrderCard, type TileCard } from './generated';

export const FIELDS: readonly string[] = TABLES.fields;

export const order = (nr: number): OrderCard => known(TABLES.orders[nr], `order ${nr}`);

/** Codes such as `g2l`; the carts printed on the board (`g1`) have no side and no price. */
export const tile = (code: string): TileCard => known(TABLES.tiles[code], `tile ${code}`);

export const fieldsOf = (area: string): string[] => FIELDS.filter((field) => field.split('-')[0] === area);

function known<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`There is no ${what}`);
  return row;
}
