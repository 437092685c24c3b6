/** « SALÉ, SALE »: how a word of the board is spelled, in capitals; as it lies there where that is not known. */
export function spelled({
  word,
  forms,
}: {
  readonly word: string;
  readonly forms: readonly string[];
}): string {
  return forms.length === 0 ? word : forms.map((form) => form.toLocaleUpperCase('fr')).join(', ');
}
