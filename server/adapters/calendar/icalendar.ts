import { z } from 'zod'

/** What a calendar file says about an event; moments are ISO 8601. */
export const CalendarEvent = z.object({
  /** The same in every file about the event, so that a program replaces what it has. */
  uid: z.string(),
  title: z.string(),
  place: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  url: z.string(),
  organizer: z.object({ name: z.string(), email: z.string() }),
  /** When the file was made; a later one counts. */
  sentAt: z.string(),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

type Method = 'PUBLISH' | 'CANCEL'

/** One event as iCalendar (RFC 5545, RFC 5546): lines end with CRLF and have at most 75 octets. */
export function iCalendar(event: CalendarEvent, method: Method): string {
  const { uid, title, place, startsAt, endsAt, url, organizer, sentAt } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Izlog//Events//HR',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    // Minutes grow with every file and stay a 32-bit integer.
    `SEQUENCE:${Math.floor(Date.parse(sentAt) / 60_000)}`,
    `DTSTAMP:${utc(sentAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${new URL(url).href}`,
    `ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${encodeURI(organizer.email)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** 2026-11-24T18:00:00.000Z as 20261124T180000Z. */
function utc(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** A TEXT value (RFC 5545, 3.3.11): a line break becomes \n, other control characters vanish. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** A parameter value (RFC 5545, 3.2), which cannot hold quotes or control characters. */
export function quoteParameter(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\p{Cc}+/gu, ' ')}"`
}

/** Folds a line at 75 octets, never inside a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const maxOctets = 75
  let [folded, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
