import { t } from '$lib/i18n.svelte';
import { defineFace } from '../face';
import Board from './Board.svelte';
import Crew from './Crew.svelte';
import Panel from './Panel.svelte';
import { goalName, outcome } from './goals';
import { pointing } from './pointing';
import SeatFacts from './SeatFacts.svelte';
import { ruleOf, SIGNS } from './signs';
import Text from './Text.svelte';
import { travel } from './travel';
import type { View } from './generated';
import { elementName, said } from './words';

const OTHER_SOURCES = ['orders', 'money', 'cubes', 'open-orders', 'tilt'];

function topicOf(target: string): string | null {
  const [kind = '', what = ''] = target.split(':');
  if (['field', 'pool', 'drawn', 'slot'].includes(kind)) return what === 'none' ? 'take' : what;
  if (kind === 'worker') return 'place';
  if (kind === 'pile') return 'return';
  if (kind === 'level' || kind === 'cage') return 'cage';
  if (kind === 'c' || kind === 's') return 'fill';
  if (kind === 'supply') return 'coal';
  return kind;
}

export const face = defineFace<View>({
  name: 'glueckauf',
  pointing,
  drawing: { Board, Hand: Crew, Panel, front: (view) => (view.phase === 'mine' ? 'own' : 'board') },
  SeatFacts,
  Text,
  topicOf,
  said,
  stage: (view) => (view.phase === 'draft' ? t('web-glueckauf-draft') : t('web-shift', { shift: view.shift })),
  question: (view) => t(`web-glueckauf-ask-${view.phase}`, { steps: view.steps }),
  travel,
  signs: SIGNS,
  ruleOf,
  aims: { when: (view) => view.phase === 'mine' || view.phase === 'place', name: goalName, outcome },
  source: (name) => (OTHER_SOURCES.includes(name) ? t(`web-glueckauf-source-${name}`) : elementName(name)),
});
