/** The tutorials: what is said, and which action of the learner leads on. */

export interface Lesson {
  key: string;
  /** The lesson is learnt with an action that begins so; null for the last one. */
  until: RegExp | null;
}

/** Deals that suit a first game. */
export const SEEDS: Record<string, number> = { glueckauf: 7, zwergar: 7 };

export const LESSONS: Record<string, readonly Lesson[]> = {
  glueckauf: [
    { key: 'welcome', until: /^draft/ },
    { key: 'draft', until: /^draft/ },
    { key: 'draft', until: /^draft/ },
    { key: 'place', until: /^place mine/ },
    { key: 'cage', until: /^cage [1-4]/ },
    { key: 'load', until: /^load/ },
    { key: 'surface', until: /^cage 0/ },
    { key: 'fill', until: /^(fill|store|stop)/ },
    { key: 'money', until: /^place (money|bank)/ },
    { key: 'factory', until: /^place factory/ },
    { key: 'deliver', until: /^place deliver/ },
    { key: 'done', until: null },
  ],
  zwergar: [
    { key: 'welcome', until: /^place \w+ mine/ },
    { key: 'end', until: /^end/ },
    { key: 'lift', until: /^place \w+ lift/ },
    { key: 'steps', until: /^(lift|end)/ },
    { key: 'boiler', until: /^place \w+ boiler/ },
    { key: 'light', until: /^(light|end)/ },
    { key: 'complete', until: /^complete/ },
    { key: 'done', until: null },
  ],
};

/** How many lessons a row of actions has taught. */
export function learnt(lessons: readonly Lesson[], actions: readonly string[], from = 0): number {
  return actions.reduce((at, words) => (lessons[at]?.until?.test(words) ? at + 1 : at), from);
}
