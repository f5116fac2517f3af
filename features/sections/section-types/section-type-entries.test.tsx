import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { layoutSections, pageSection } from '@/features/sections/document/registry'
import type { Section } from '@/features/sections/define'
import { parseValues } from '@/features/sections/parse-values'
import { publicKit } from '@/features/sections/public-kit'
import type { DataOf, Endpoint } from '@/lib/api/endpoint'
import { orderedItems } from '@/lib/documents/items'
import { sectionTypes } from '@/lib/documents/section-types'
import { plainTextOf } from '@/lib/documents/plain-text'
import english from '@/messages/edit/en.json'
import croatian from '@/messages/edit/hr.json'
import messages from '@/messages/hr.json'
import { sectionTypeEntries } from './section-type-entries'
import { labelsOf } from './labels'

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const layout: Section[] = Object.values(layoutSections)
const sections = sectionTypeEntries.map((entry) => {
  const section = pageSection(entry.type) ?? layout.find(({ type }) => type === entry.type)
  if (!section) throw new Error(`No section of type ${entry.type} exists.`)
  return { ...entry, section }
})
const examples = sections.flatMap(({ type, section, example }) => (example ? [{ type, section, example }] : []))

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key))
}

/** A shop without products, posts, forms and consents. */
async function callEmptyShop<E extends Endpoint>(): Promise<DataOf<E>> {
  const answer: { data: DataOf<E> } = JSON.parse('{"data":{"records":[]}}')
  return answer.data
}

describe('the section types', () => {
  it('has the types that a draft may add', () => {
    const types = [...sectionTypeEntries.map(({ type }) => type), ...Object.keys(layoutSections)]
    expect([...sectionTypes].toSorted()).toEqual(types.toSorted())
  })

  it.each([
    ['Croatian', croatian],
    ['English', english],
  ])('has a %s label for every section, field, link and choice, and no other', (_, { edit }) => {
    const needed = sections.flatMap(({ section, group }) => [`groups.${group}`, ...labelsOf(section)])
    const { groups, sections: names, fields, links, choices } = edit
    // Documents without sections have names and fields, too.
    const ofDocuments = /^(?:sections|fields)\.(?:page|post|product|category|event)(?:\.|$)/
    const found = keysOf({ groups, sections: names, fields, links, choices }).filter((key) => !ofDocuments.test(key))
    expect(found.toSorted()).toEqual([...new Set(needed)].toSorted())
  })

  it('has no field that would be taken for a position', () => {
    expect(sections.flatMap(({ section }) => labelsOf(section)).filter((key) => /[._]pos$/.test(key))).toEqual([])
  })

  it.each(examples)('has an example of $type whose values are all right', ({ section, example }) => {
    const { meta, options = {} } = example
    const shown = { ...parseValues(section.meta, meta), ...parseValues(section.options, options) }
    const lists = Object.keys(shown).filter((name) => section.meta[name]?.kind === 'list')
    const document = { v: 1 as const, sections: { s_1: { ...example, pos: 'V' } } }
    for (const name of lists) expect(orderedItems(document, { section: 's_1', path: ['meta', name] }).length).toBeGreaterThan(0)
    const stored = Object.entries({ ...meta, ...Object(options) }).filter(([name]) => !lists.includes(name))
    expect(shown).toMatchObject(Object.fromEntries(stored))
    const missing = Object.entries(section.meta).filter(([name, field]) => 'required' in field && field.required && !shown[name])
    expect(missing).toEqual([])
  })

  it.each(examples)('renders the example of $type as visitors see it', async ({ type, section, example }) => {
    const context = { call: callEmptyShop, kit: publicKit({}) }
    const { container } = render(
      <NextIntlClientProvider locale="hr" messages={messages}>
        <QueryClientProvider client={new QueryClient()}>{await section.render(example, context)}</QueryClientProvider>
      </NextIntlClientProvider>,
    )
    // A form that the site does not have shows nothing.
    if (type === 'form') return
    const [title = ''] = plainTextOf({ ...example, pos: 'V' }).split('\n')
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(title)
    expect(screen.queryAllByRole('link').every((link) => link.getAttribute('href') !== '/')).toBe(true)
  })
})
