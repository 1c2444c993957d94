import { mount } from 'svelte';
import App from './App.svelte';
import { loadCatalog } from './catalog.svelte';
import { alone } from './home';
import { startLanguage } from './language.svelte';
import { startRouter } from './router.svelte';
import './style/base.css';
import { nextTask } from './task';

startRouter();
if (alone) loadCatalog().catch(() => undefined); // the page that needs it asks again, and says what is wrong
await startLanguage();
await nextTask();
mount(App, { target: document.getElementById('app')! });

if (!alone && 'serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js');
