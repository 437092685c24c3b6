/** Every key in a type, however deep: for tests of what a type has no place for. */
export type KeysIn<T> = T extends readonly (infer Item)[]
  ? KeysIn<Item>
  : T extends object
    ? { [K in keyof T & string]: K | KeysIn<T[K]> }[keyof T & string]
    : never;
