// Starts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from './i18n/catalogue';
import { wishedLanguage } from './i18n/languages';
import { install } from './installation';
import './app.css';
import './inks.css';
import './looks.css';

hideKey();
void loadLanguage(wishedLanguage()).then(() =>
  mount(App, { target: document.getElementById('page')! }),
);
install();

/** Takes a key out of the address, if no server was there to do it. */
function hideKey(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('key')) return;
  address.searchParams.delete('key');
  history.replaceState(history.state, '', address);
}
