import { expect, it } from 'vitest'
import { problemsOf } from '@/tests/support/schema-rules'
import { eventLd } from './event-ld'

const organizer = { name: 'Pod lampom', url: 'https://podlampom.example/' }
const moments = { starts_at: '2026-11-24T18:00:00.000Z', ends_at: '2026-11-24T19:50:00.000Z', place: 'Tiha ulica 7, Zagreb' }

it.each([
  [
    'whole',
    { ...moments, title: 'Šenoa za jednu večer', summary: 'U osam glasova.', seats: 28 },
    'https://podlampom.example/media/a/w1280.webp',
  ],
  ['without what is not known', { ...moments, title: 'Razmjena', summary: '', seats: null }, undefined],
])('an event %s holds by the rules', (_, words, image) => {
  expect(problemsOf(eventLd(words, { url: 'https://podlampom.example/dogadjaj/1', image, organizer }))).toEqual([])
})
