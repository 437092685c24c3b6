/** What must not be guessed: tokens, ids, seeds and codes, all from the system's own generator. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 bits, as 43 characters fit for a URL fragment. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 96 bits: unique without being secret. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** The seed of a match. Nobody is sent it before the match is over. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

/** What is kept of a token: whoever reads the host's files can't take anybody's place with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A seed that follows from another one, and from which that one can't be had. */
export function derivedSeed(seed: string, purpose: string): string {
  return createHash('sha256').update(`${seed}\n${purpose}`).digest('hex');
}

/** Letters and digits that can't be taken for one another, spoken or written by hand. */
const CODE_SIGNS = 'ACDEFGHJKLMNPRTUVWXY3479';
const CODE_LENGTH = 6;

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS.charAt(randomInt(CODE_SIGNS.length))).join('');
}

/** Whether a typed code is this one; case, spaces and hyphens do not matter. */
export function sameCode(typed: string, code: string): boolean {
  return typed.toUpperCase().replace(/[\s-]/g, '') === code;
}
