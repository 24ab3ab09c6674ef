import { mount } from 'svelte';
import App from './App.svelte';
import './styles.css';
import { loadLanguage } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';

// A part of an older page that the server no longer has: fetch the new pages, but only once, should it be gone for another reason.
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('refetched') === location.href) return;
  sessionStorage.setItem('refetched', location.href);
  location.reload();
});

await Promise.all([loadLanguage('en'), loadLanguage(settings.language)]);
mount(App, { target: document.getElementById('app')! });
