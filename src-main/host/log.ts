/** What the host says to whoever reads its terminal. Tokens are never passed here; other people's text is escaped. */

export type Log = (line: string) => void;

/** Text of others made fit for a terminal: control and direction characters are written as `\u{…}`. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** What went wrong, in one printable line. */
export function describeError(error: unknown): string {
  return printable(error instanceof Error ? error.message : String(error));
}
