// Starts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { install } from './installation';
import './app.css';
import './inks.css';
import './looks.css';

mount(App, { target: document.getElementById('page')! });
install();
