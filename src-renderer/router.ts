/** Hash history: the page works under any address a host serves it from. */
import { createRouter, createWebHashHistory, type Router, type RouteRecordRaw } from 'vue-router';

const routes: RouteRecordRaw[] = [
  { path: '/', name: 'home', component: () => import('./screens/HomeScreen.vue') },
  { path: '/table/:table', name: 'table', component: () => import('./screens/TableScreen.vue'), props: true },
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
