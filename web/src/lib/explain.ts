/** What things are, from the server, remembered for the visit. */
import type { Face } from '$games/face';
import { api } from './api';
import { settings } from './settings.svelte';

const told = new Map<string, Promise<string | null>>();

export function explanation(face: Face, target: string): Promise<string | null> {
  const topic = face.topicOf(target);
  if (topic === null) return Promise.resolve(null);
  const key = `${settings.language}/${face.name}/${topic}`;
  const found =
    told.get(key) ??
    api
      .topic(face.name, topic)
      .then(({ text }) => text)
      .catch(() => null);
  told.set(key, found);
  return found;
}
