// Starts the page that teaches.
import { mount } from 'svelte';
import { install } from '../installation';
import Learn from './Learn.svelte';
import '../app.css';
import '../inks.css';
import '../looks.css';

mount(Learn, { target: document.getElementById('page')! });
install();
