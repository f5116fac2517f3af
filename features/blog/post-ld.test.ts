import { expect, it } from 'vitest'
import { structuredDataProblems } from '@/tests/support/schema-rules'
import { postLd } from './post-ld'

const publisher = { name: 'Pod lampom', url: 'https://podlampom.example/' }
const post = { title: 'Noćna čitanja', excerpt: 'Petkom u osam.', author: 'Iva', published_at: '2026-11-20T09:30:00.000Z' }

it.each([
  ['all fields', post, 'https://podlampom.example/media/a/w1280.webp'],
  ['only required fields', { title: 'Bilješka', excerpt: '', author: '', published_at: null }, undefined],
])('is valid with %s', (_, fields, image) => {
  expect(structuredDataProblems(postLd(fields, { url: 'https://podlampom.example/nocna-citanja', image, publisher }))).toEqual([])
})
