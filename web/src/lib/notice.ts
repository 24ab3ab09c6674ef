/** Whose turn it is, told beyond the page: tab title, tab icon, a sound. */
import { settings } from './settings.svelte';

let before: boolean | null = null;

export function announceTurn(mine: boolean, game: string, words: string): void {
  document.title = mine ? `● ${words} – ${game}` : `${game} – Steiger`;
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
  if (mine && before === false && settings.sound) chime();
  before = mine;
}

/** Two strokes of a signal bell, as they rang in the shaft. */
function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 880],
    [0.18, 1175],
  ] as const) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    gain.gain.setValueAtTime(0.12, audio.currentTime + at);
    gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.5);
  }
  setTimeout(() => void audio.close(), 1000);
}
