import '@fontsource/grenze/500.css';
import '@fontsource/grenze/600.css';
import '@fontsource-variable/hanken-grotesk';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
