/** Actions as the server sends them: the words of the record, and the same as a verb and named arguments. */

export interface Action {
  readonly words: string;
  readonly verb: string;
  readonly arguments: Readonly<Record<string, string>>;
}

/** The names of each verb's arguments. */
export type Verbs = Readonly<Record<string, readonly string[]>>;

/** Take apart the words of an action that the server gave as text. The last argument takes all words that are left. */
export function readAction(verbs: Verbs, words: string): Action {
  const [verb = '', ...rest] = words.split(' ');
  const names = verbs[verb] ?? [];
  const values = names.map((name, at) => [name, (at === names.length - 1 ? rest.slice(at).join(' ') : rest[at]) ?? '']);
  return { words, verb, arguments: Object.fromEntries(values) };
}
