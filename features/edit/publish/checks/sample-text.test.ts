import { expect, it } from 'vitest'
import { paragraphs } from '@/features/sections/section-types/examples/example'
import type { Json } from '@/lib/documents/document'
import { findSampleText, type Sample } from './sample-text'

const sample: Sample = {
  meta: {
    title: 'Česta pitanja',
    lead: 'Rečenica o stranici.',
    body: paragraphs('Prvi odlomak.', 'Drugi.'),
    items: { i_1: { pos: 'V', question: 'Koliko traje dostava?' } },
  },
  readyFields: ['title'],
}

// docs/rules/editing.md#warnings
it.each<[string, { [field: string]: Json }, string[] | undefined]>([
  ['a text of the example', { title: 'Naše', lead: ' Rečenica o stranici. ' }, ['meta', 'lead']],
  ['rich text of the example', { body: paragraphs('Prvi odlomak.', 'Drugi.') }, ['meta', 'body']],
  [
    'a list item under another id',
    { items: { i_9: { pos: 'a', question: 'Koliko traje dostava?' } } },
    ['meta', 'items', '#i_9', 'question'],
  ],
  ['words that may stay', { title: 'Česta pitanja' }, undefined],
  ['a text of the example with other words', { lead: 'Rečenica o našoj stranici.' }, undefined],
  ['a paragraph of the example', { body: paragraphs('Prvi odlomak.', 'Naš drugi.') }, ['meta', 'body']],
  ['paragraphs that went on', { body: paragraphs('Prvi odlomak. Naš.', 'Naš drugi.') }, undefined],
  ['the words of another field', { body: 'Rečenica o stranici.' }, undefined],
  ['nothing', { lead: '' }, undefined],
])('%s', (_, meta, path) => expect(findSampleText({ type: 'faq', pos: 'V', meta }, sample)?.path).toEqual(path))

it('knows no example of a foreign section', () => expect(findSampleText({ type: 'x', pos: 'V', meta: { lead: 'a' } }, null)).toBeNull())
