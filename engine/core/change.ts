/** Small changes of a state, each answering the next one: what the rules of every game are written in. */

export function withOpen<State extends { readonly open: object }>(
  state: State,
  change: Partial<State['open']>,
): State {
  return { ...state, open: { ...state.open, ...change } };
}

export function withSecret<State extends { readonly secret: object }>(
  state: State,
  change: Partial<State['secret']>,
): State {
  return { ...state, secret: { ...state.secret, ...change } };
}

export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((item, at) => (at === index ? value : item));
}
