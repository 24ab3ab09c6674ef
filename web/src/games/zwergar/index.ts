import { t } from '$lib/i18n.svelte';
import type { Action } from '$lib/action';
import type { Path } from '$lib/motion';
import { defineFace } from '../face';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { pointing } from './pointing';
import SeatFacts from './SeatFacts.svelte';
import { ruleOf, SIGNS } from './signs';
import Text from './Text.svelte';
import type { View } from './generated';
import { dwarfName, placeName, said } from './words';

function topicOf(target: string): string | null {
  const [kind = '', what = ''] = target.split(':');
  if (kind === 'place' || kind === 'dwarf' || kind === 'project' || kind === 'event') return what;
  if (kind === 'board') return 'stones';
  if (kind === 'resource') return null;
  if (kind === 'cold') return 'light';
  if (kind === 'track') return 'heat-track';
  return kind;
}

function question(view: View): string {
  if (view.phase === 'work' && view.work)
    return t('web-zwergar-ask-work', { dwarf: dwarfName(view.work.dwarf), place: placeName(view.work.place), actions: view.actions });
  if (view.declinable) return t('web-zwergar-ask-decline', { actions: view.actions });
  return t(view.phase === 'work' ? 'web-zwergar-ask-rest' : `web-zwergar-ask-${view.phase}`, { actions: view.actions });
}

/** A dwarf walks from his clan to a place, or from a place to his new clan. */
function travel({ verb, arguments: { place = '', project = '' } }: Action, seat: number): Path[] {
  if (verb === 'place' || verb === 'visit') return [{ from: `seat:${seat}`, to: `place:${place}`, token: `seat-${seat}` }];
  if (verb === 'break') return [{ from: `place:${place}`, to: `seat:${seat}`, token: `seat-${seat}` }];
  if (verb === 'complete') return [{ from: `project:${project}`, to: `seat:${seat}`, token: 'card' }];
  return [];
}

export const face = defineFace<View>({
  name: 'zwergar',
  pointing,
  drawing: { Board, Hand, Panel, front: () => 'board' },
  SeatFacts,
  Text,
  topicOf,
  said,
  stage: (view) => t('web-zwergar-round', { round: view.round, rounds: view.rounds }),
  question,
  travel,
  signs: SIGNS,
  ruleOf,
  source: (name) => t(`zwergar-source-${name}`),
});
