import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { takeOwnerToken } from './connection/owner';
import { currentLanguage, i18n, setLanguage } from './i18n';
import { makeRouter } from './router';
import { useSession } from './stores/session';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const owner = takeOwnerToken(); // before the router reads the fragment
const router = makeRouter();
const app = createApp(App);
app.use(createPinia());
app.use(i18n);
app.use(router);
setLanguage(currentLanguage());
await router.isReady();

const { protocol, host } = window.location;
useSession().start({
  url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`,
  role: router.currentRoute.value.name === 'projector' ? 'projector' : 'window',
  owner,
});
app.mount('#app');
