import { mount } from 'svelte';
import App from './App.svelte';
import './styles.css';
import { loadLanguage } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';

await Promise.all([loadLanguage('en'), loadLanguage(settings.language)]);
mount(App, { target: document.getElementById('app')! });
