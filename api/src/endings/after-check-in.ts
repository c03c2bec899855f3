import { MISSED_CHECK_INS } from '@crewdeck/contract';
import type { EntityManager } from 'typeorm';
import { notify } from '../notifications/notify.ts';
import { retract } from '../notifications/retract.ts';

interface Place {
  readonly projectId: string;
  readonly userId: string;
}

/** A member who was just asked, and how often in a row they have not answered before. */
export interface Asked extends Place {
  readonly missed: number;
}

/** Members are asked whether they are still there; later their team reads that they don't answer. */
export async function afterAsking(manager: EntityManager, asked: readonly Asked[]): Promise<void> {
  const { teamIsTold, seatMayBeFreed } = MISSED_CHECK_INS;
  const silent = asked.filter(({ missed }) => missed === seatMayBeFreed);
  const askedAgain = asked.filter(({ missed }) => missed < seatMayBeFreed);
  const late = askedAgain.filter(({ missed }) => missed === teamIsTold);
  const due = askedAgain.filter(({ missed }) => missed !== teamIsTold);
  await forgetQuestions(manager, askedAgain);
  await notify(manager, 'check_in_due', due.map(toMember));
  await notify(manager, 'team_asks_after_you', late.map(toMember));
  await notify(manager, 'check_in_missed', late.map(aboutMember));
  await notify(manager, 'seat_may_be_freed', silent.map(aboutMember));
}

/** Members are asked whether they go on after the day that they said. */
export async function afterLastDay(manager: EntityManager, places: readonly Place[]): Promise<void> {
  await notify(manager, 'commitment_ends', places.map(toMember));
}

/** Once a member has answered, or can't any more: nobody reads of the silence. */
export async function forgetQuestions(manager: EntityManager, places: readonly Place[]): Promise<void> {
  await retract(manager, ['check_in_due', 'team_asks_after_you'], places.map(toMember));
  await retract(manager, ['check_in_missed', 'seat_may_be_freed'], places.map(aboutMember));
}

export async function forgetLastDay(manager: EntityManager, places: readonly Place[]): Promise<void> {
  await retract(manager, ['commitment_ends'], places.map(toMember));
}

function toMember({ projectId, userId }: Place) {
  return { projectId, to: [userId], by: null };
}

function aboutMember({ projectId, userId }: Place) {
  return { projectId, personId: userId, by: null };
}
