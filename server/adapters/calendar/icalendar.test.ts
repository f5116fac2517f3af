import { describe, expect, it } from 'vitest'
import { escapeText, foldLine, iCalendar, quoteParameter } from './icalendar'

const event = {
  uid: 'event-3@podlampom.example',
  title: 'Šenoa za jednu večer',
  place: 'Tiha ulica 7, Zagreb',
  startsAt: '2026-11-24T18:00:00.000Z',
  endsAt: '2026-11-24T19:50:00.000Z',
  url: 'https://podlampom.example/dogadjaj/3',
  organizer: { name: 'Pod lampom', email: 'knjizara@podlampom.example' },
  sentAt: '2026-11-20T08:30:15.250Z',
}

const common = [
  'UID:event-3@podlampom.example',
  'SEQUENCE:29919390',
  'DTSTAMP:20261120T083015Z',
  'DTSTART:20261124T180000Z',
  'DTEND:20261124T195000Z',
  'SUMMARY:Šenoa za jednu večer',
  String.raw`LOCATION:Tiha ulica 7\, Zagreb`,
  'URL:https://podlampom.example/dogadjaj/3',
  'ORGANIZER;CN="Pod lampom":mailto:knjizara@podlampom.example',
]
const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Izlog//Events//HR', 'CALSCALE:GREGORIAN']
const foot = ['END:VEVENT', 'END:VCALENDAR', '']

// docs/rules/events.md#calendar-file
describe('iCalendar', () => {
  it.each([
    ['PUBLISH', 'CONFIRMED'],
    ['CANCEL', 'CANCELLED'],
  ] as const)('writes %s with the status %s', (method, status) =>
    expect(iCalendar(event, method).split('\r\n')).toEqual([
      ...head,
      `METHOD:${method}`,
      'BEGIN:VEVENT',
      ...common,
      `STATUS:${status}`,
      ...foot,
    ]),
  )

  it('keeps one property a line, whatever a title holds', () => {
    const hostile = { ...event, title: 'Večer\r\nATTENDEE:mailto:zlo@primjer.hr\nEND:VEVENT', place: 'x\u2028y'.repeat(60) }
    const lines = iCalendar(hostile, 'PUBLISH').split('\r\n')
    expect(lines.filter((line) => line.startsWith('ATTENDEE') || line === 'END:VEVENT')).toEqual(['END:VEVENT'])
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:Večer\nATTENDEE:mailto:zlo@primjer.hr\nEND:VEVENT`)
  })
})

it.each([
  ['plain', 'plain'],
  ['a,b;c', String.raw`a\,b\;c`],
  [String.raw`C:\knjige`, String.raw`C:\\knjige`],
  ['prvi\r\ndrugi\ntreći\rkraj', String.raw`prvi\ndrugi\ntreći\nkraj`],
  ['zvono\u0007 i tab\t', 'zvono i tab'],
  ['"navodnici": da', '"navodnici": da'],
])('escapes the text %j as %j', (text, expected) => expect(escapeText(text)).toBe(expected))

it.each([
  ['Pod lampom', '"Pod lampom"'],
  ['"Lampa", d.o.o.; Zagreb', `"'Lampa', d.o.o.; Zagreb"`],
  ['prvi\r\ndrugi', '"prvi drugi"'],
])('quotes the parameter %j as %j', (text, expected) => expect(quoteParameter(text)).toBe(expected))

it.each([
  ['75 octets', 'a'.repeat(75), 'a'.repeat(75)],
  ['76 octets', 'a'.repeat(76), `${'a'.repeat(75)}\r\n a`],
  ['three lines', 'a'.repeat(150), `${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`],
  ['two octets at the fold', `${'a'.repeat(74)}š`, `${'a'.repeat(74)}\r\n š`],
  ['four octets at the fold', `${'a'.repeat(72)}📚b`, `${'a'.repeat(72)}\r\n 📚b`],
])('folds %s', (_, line, expected) => expect(foldLine(line)).toBe(expected))
