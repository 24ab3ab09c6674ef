/** For tests: the HTML of a component of a game, drawn without a browser. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import Stage from './Stage.fake.svelte';

export function drawn<Props extends Record<string, unknown>>(
  Of: Component<Props>,
  props: Props,
  names: readonly string[] = ['Anna', 'Ben', 'Cleo', 'Dora'],
): string {
  return render(Stage as Component<{ Of: Component<Props>; props: Props; names: readonly string[] }>, {
    props: { Of, props, names },
  }).body.replace(/<!--.*?-->/g, '');
}
