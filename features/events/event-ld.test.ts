import { expect, it } from 'vitest'
import { structuredDataProblems } from '@/tests/support/schema-rules'
import { eventLd } from './event-ld'

const organizer = { name: 'Pod lampom', url: 'https://podlampom.example/' }
const moments = { starts_at: '2026-11-24T18:00:00.000Z', ends_at: '2026-11-24T19:50:00.000Z', place: 'Tiha ulica 7, Zagreb' }

it.each([
  [
    'all fields',
    { ...moments, title: 'Šenoa za jednu večer', summary: 'U osam glasova.', seats: 28, free_seats: 3 },
    'https://podlampom.example/media/a/w1280.webp',
  ],
  ['only required fields', { ...moments, title: 'Razmjena', summary: '', seats: null, free_seats: null }, undefined],
  ['no seats left', { ...moments, title: 'Radionica', summary: '', seats: 10, free_seats: 0 }, undefined],
])('is valid with %s', (_, fields, image) => {
  expect(structuredDataProblems(eventLd(fields, { url: 'https://podlampom.example/dogadjaj/1', image, organizer }))).toEqual([])
})
