/** Hash history: the page works under any address a host serves it from. */
import { createRouter, createWebHashHistory, type Router, type RouteRecordRaw } from 'vue-router';
import HomeScreen from './screens/HomeScreen.vue';
import TableScreen from './screens/TableScreen.vue';

// Home and table come with the page: the way between them must not need the host.
const routes: RouteRecordRaw[] = [
  { path: '/', name: 'home', component: HomeScreen },
  { path: '/table/:table', name: 'table', component: TableScreen, props: true },
  {
    path: '/projecteur/:table',
    name: 'projector',
    component: () => import('./screens/ProjectorScreen.vue'),
    props: true,
  },
  { path: '/:rest(.*)*', redirect: { name: 'home' } },
];

if (import.meta.env.DEV) {
  routes.unshift({ path: '/design', name: 'design', component: () => import('./screens/DesignScreen.vue') });
}

/** Reads the address bar: call it once the owner's token is taken out of it. */
export function makeRouter(): Router {
  return createRouter({ history: createWebHashHistory(), routes });
}
