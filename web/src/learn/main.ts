// Starts the page that teaches.
import { mount } from 'svelte';
import { loadLanguage } from '../i18n/catalogue';
import { wishedLanguage } from '../i18n/languages';
import { install } from '../installation';
import Learn from './Learn.svelte';
import '../app.css';
import '../inks.css';
import '../looks.css';

void loadLanguage(wishedLanguage()).then(() =>
  mount(Learn, { target: document.getElementById('page')! }),
);
install();
