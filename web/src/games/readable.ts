/** Any view as text that can be read: fields with a value, and fields with fields of their own. */

export type Field = { readonly name: string } & ({ readonly text: string } | { readonly fields: readonly Field[] });

/** A name of the program in words: `discard_pile` as "Discard pile". */
export function named(name: string): string {
  const text = name.replace(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The fields of an object, or the numbered entries of a list. */
export function fieldsOf(value: object): Field[] {
  const entries = Array.isArray(value) ? value.map((one, at): [string, unknown] => [String(at + 1), one]) : Object.entries(value);
  return entries.map(([name, one]) => fieldOf(named(name), one));
}

function fieldOf(name: string, value: unknown): Field {
  if (value === null || value === undefined) return { name, text: '–' };
  if (typeof value !== 'object') return { name, text: plain(value) };
  if (Array.isArray(value) && value.every(isPlain)) return { name, text: value.length > 0 ? value.map(plain).join(', ') : '–' };
  const fields = fieldsOf(value);
  return fields.length > 0 ? { name, fields } : { name, text: '–' };
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

function plain(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'boolean' ? (value ? '✓' : '✗') : String(value);
}
