import { expect, it } from 'vitest'
import { problemsOf } from '@/tests/support/schema-rules'
import { postLd } from './post-ld'

const publisher = { name: 'Pod lampom', url: 'https://podlampom.example/' }
const post = { title: 'Noćna čitanja', excerpt: 'Petkom u osam.', author: 'Iva', published_at: '2026-11-20T09:30:00.000Z' }

it.each([
  ['whole', post, 'https://podlampom.example/media/a/w1280.webp'],
  ['without what is not known', { title: 'Bilješka', excerpt: '', author: '', published_at: null }, undefined],
])('a post %s holds by the rules', (_, words, image) => {
  expect(problemsOf(postLd(words, { url: 'https://podlampom.example/nocna-citanja', image, publisher }))).toEqual([])
})
