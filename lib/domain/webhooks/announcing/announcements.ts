import type { z } from 'zod';
import { offsetTime } from '@/lib/core/offset-time';
import { requestsTopic } from '../../events/endpoints/rules';
import type { findEvent } from '../../events/store';
import { maxDataBytes } from '../rules';
import { automationAnnouncements } from './automation-announcements';
import { boundedData } from './bounded-data';
import { requestAnnouncements } from './request-announcements';

export type AnnouncedEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** What endpoints are told of one type of event, and how it is made. Null where nothing is left to tell. */
export type Announcement = {
  /** Of what it tells: an endpoint is told of the one or the other. */
  of: 'requests' | 'workflow';
  summary: string;
  /** Of the member `data`, as the interface description has it. */
  data: z.ZodObject;
  example: Record<string, unknown>;
  make: (event: AnnouncedEvent) => Promise<Record<string, unknown> | null>;
};

/** Every type that endpoints are told of, by its public name: the catalogue of events says what is announced as which. */
export const announcements: Readonly<Record<string, Announcement>> = { ...requestAnnouncements, ...automationAnnouncements };

/** The types that an endpoint of a topic can be told of. */
export const eventTypesOf = (topic: string): string[] => Object.keys(announcements).filter((type) => announcements[type]?.of === toldOf(topic));

/** Of what an endpoint of a topic is told. */
export const toldOf = (topic: string): Announcement['of'] => (topic === requestsTopic(false) || topic === requestsTopic(true) ? 'requests' : 'workflow');

/** When an event happened, as the API that it belongs to writes times. */
export const timestampOf = (of: Announcement['of'], at: Date): string => (of === 'workflow' ? offsetTime(at) : at.toISOString());

/** What is said of an event now: links are made anew for each attempt, and what was erased is not said again. */
export async function dataOf(type: string, event: AnnouncedEvent): Promise<Record<string, unknown> | null> {
  const announcement = announcements[type];
  if (!announcement) throw new Error(`Nothing says what endpoints are told of "${type}": give it a line in webhooks/announcing/announcements.ts.`);
  const data = await announcement.make(event);
  return data && boundedData(announcement.data.parse(data), maxDataBytes);
}
