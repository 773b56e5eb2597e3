// Starts the page on which puzzles are set.
import { mount } from 'svelte';
import { install } from '../installation';
import Studio from './Studio.svelte';
import '../app.css';
import '../inks.css';
import '../looks.css';

mount(Studio, { target: document.getElementById('page')! });
install();
