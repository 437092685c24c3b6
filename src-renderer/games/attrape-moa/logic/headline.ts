/** The one sentence that says what is going on, for whoever looks. A key of the locales, and what fills it in. */
import { EXPRESS_LETTERS } from '#engine/games/attrape-moa/figures';
import type { GameView, Stance } from './stance';

export interface Line {
  /** Under `attrape-moa.headline`. */
  readonly key: string;
  readonly named?: Readonly<Record<string, string | number>>;
}

type NameOf = (seat: number) => string;

function readyLine(view: GameView, stance: Stance, nameOf: NameOf): Line {
  if (view.variant === 'express') return { key: 'readyExpress' };
  if (view.refereeSeat === null) return { key: stance.refereeing ? 'readyReferee' : 'readyWait' };
  if (view.refereeSeat === stance.seat) return { key: 'readyYou' };
  return { key: 'readySeat', named: { name: nameOf(view.refereeSeat) } };
}

function searchLine(view: GameView, stance: Stance): Line {
  if (!stance.playing) return { key: stance.refereeing ? 'searchReferee' : 'searchWatch' };
  return view.variant === 'express'
    ? { key: 'searchExpress', named: { n: EXPRESS_LETTERS } }
    : { key: 'search' };
}

function announceLine(view: GameView, stance: Stance, nameOf: NameOf): Line {
  const name = view.holder === null ? '' : nameOf(view.holder);
  if (view.variant === 'class') {
    return stance.holdsMoa ? { key: 'announceClassYou' } : { key: 'announceClass', named: { name } };
  }
  const n = view.announcements.find(({ seat }) => seat === view.holder)?.length ?? 0;
  if (stance.holdsMoa) return { key: 'announceHolder', named: { n } };
  if (stance.announced !== null) return { key: 'announced', named: { n: stance.announced } };
  return { key: stance.playing ? 'announce' : 'announceWatch', named: { name, n } };
}

function verifyLine(view: GameView, stance: Stance, nameOf: NameOf): Line {
  if (view.ruling) return { key: stance.rule === null ? 'ruling' : 'rulingYou' };
  const express = view.variant === 'express';
  if (stance.reveal) return { key: express ? 'revealExpress' : 'reveal' };
  if (stance.seat !== null && view.revealed.includes(stance.seat)) return { key: 'revealed' };
  if (express)
    return { key: 'verifyExpress', named: { name: view.holder === null ? '' : nameOf(view.holder) } };
  return { key: stance.playing ? 'verifyUnchecked' : 'verify' };
}

export function headlineOf(view: GameView, stance: Stance, nameOf: NameOf): Line {
  if (view.paused) return { key: 'paused' };
  switch (view.phase) {
    case 'ready':
      return readyLine(view, stance, nameOf);
    case 'search':
      return searchLine(view, stance);
    case 'announce':
      return announceLine(view, stance, nameOf);
    case 'verify':
      return verifyLine(view, stance, nameOf);
    default:
      return { key: 'finished' };
  }
}
