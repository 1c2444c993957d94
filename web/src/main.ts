import { mount } from 'svelte';
import App from './App.svelte';
import { alone } from './home';
import { startLanguage } from './language.svelte';
import { startRouter } from './router.svelte';
import './style/base.css';

startRouter();
await startLanguage();
mount(App, { target: document.getElementById('app')! });

if (!alone && 'serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js');
