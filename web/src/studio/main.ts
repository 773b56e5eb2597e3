// Starts the page on which puzzles are set.
import { mount } from 'svelte';
import { loadLanguage } from '../i18n/catalogue';
import { wishedLanguage } from '../i18n/languages';
import { install } from '../installation';
import Studio from './Studio.svelte';
import '../app.css';
import '../inks.css';
import '../looks.css';

void loadLanguage(wishedLanguage()).then(() =>
  mount(Studio, { target: document.getElementById('page')! }),
);
install();
