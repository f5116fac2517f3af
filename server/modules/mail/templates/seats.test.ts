import { expect, it } from 'vitest'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { sampleSite } from '@/tests/support/samples/sample-site'

const calendar = {
  uid: 'event-7@podlampom.example',
  title: 'Čitanje',
  place: 'Knjižara',
  startsAt: '2026-11-20T16:00:00.000Z',
  url: 'https://podlampom.example/dogadaj/7',
  organizer: { name: 'Pod lampom', email: 'info@podlampom.example' },
  sentAt: '2026-11-01T10:00:00.000Z',
}

it.each([
  ['hr', '2026-11-20T19:00:00.000Z', 'petak, 20. studenoga 2026. od 17:00 do 20:00'],
  ['hr', '2026-11-21T19:00:00.000Z', 'petak, 20. studenoga 2026. od 17:00 do 21. studenoga 2026. u 20:00'],
  ['hr', calendar.startsAt, 'petak, 20. studenoga 2026. od 17:00'],
  ['en', '2026-11-20T19:00:00.000Z', 'Friday, 20 November 2026 from 17:00 to 20:00'],
] as const)('a guest reads when the event begins and ends: %s %s', (locale, endsAt, expected) => {
  const data = { seats: 2, token: 'z', calendar: { ...calendar, endsAt } }
  expect(renderMail('seatsReserved', data, { ...sampleSite, locale }).text.split('\n')).toContain(expected)
})
