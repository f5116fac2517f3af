import { act, render, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sectionTypeEntries } from '@/features/sections/section-types/section-type-entries'
import { pageSection } from '@/features/sections/document/registry'
import { publicKit } from '@/features/sections/public-kit'
import type { DataOf, Endpoint } from '@/lib/api/endpoint'
import * as client from '@/lib/api/client'
import { isRecord, type Json } from '@/lib/documents/document'
import editMessages from '@/messages/edit/hr.json'
import messages from '@/messages/hr.json'
import { activeContentIn, hostileText } from '@/tests/fuzz/hostile-texts'
import { SectionCanvas } from '../canvas/section-canvas'
import { editStore, openDocument } from '../store/edit-store'

// docs/rules/editing.md#publish-checks: what a draft may hold and a publication refuses must do no harm to the editor who opens it, nor where it was stored before.

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const key = 'page:1'
const evil = hostileText('zlo')
const addresses = [
  'javascript:window.stolen=1',
  ' java\tscript:alert(1)',
  'data:text/html,<script>1</script>',
  '//zlo.example',
  'vbscript:x',
]
const examples = sectionTypeEntries.flatMap(({ type, example }) => {
  const section = pageSection(type)
  return section && example ? addresses.map((address) => ({ type, section, example, address })) : []
})

/** Rich text with a script in a link, and with nodes, marks and attributes that ours does not have. */
const evilText = (address: string): Json => ({
  type: 'doc',
  content: [
    { type: 'iframe', attrs: { src: address, srcdoc: evil } },
    { type: 'paragraph', attrs: { onclick: 'stolen()', style: 'background:url(https://zlo.example/stil)' }, content: [linked(address)] },
    { type: 'heading', attrs: { level: '1 onload=stolen()' }, content: [{ type: 'text', text: evil, marks: [{ type: 'onclick' }] }] },
  ],
})
const linked = (href: string): Json => ({ type: 'text', text: evil, marks: [{ type: 'link', attrs: { href, onclick: 'stolen()' } }] })

const structural = new Set(['type', 'pos'])

/** The same values with something hostile in each, which an editor may have saved. */
function poisoned(value: Json, address: string): Json {
  if (typeof value === 'string') return evil
  if (Array.isArray(value)) return value.map((one) => poisoned(one, address))
  if (!isRecord(value)) return value
  if (value.type === 'doc') return evilText(address)
  if (typeof value.kind === 'string' && 'target' in value) return { kind: 'external', target: address, label: evil, hash: evil }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, structural.has(name) ? one : poisoned(one, address)]))
}

async function callEmptyShop<E extends Endpoint>(): Promise<DataOf<E>> {
  const answer: { data: DataOf<E> } = JSON.parse('{"data":{"records":[]}}')
  return answer.data
}

beforeEach(() => {
  vi.spyOn(client, 'call').mockImplementation(callEmptyShop)
  // The links lead nowhere and say so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  editStore.setState({ documents: {}, canvasMode: 'edit' })
})

const shown = (children: ReactNode) => (
  <NextIntlClientProvider locale="hr" messages={{ ...messages, ...editMessages }} timeZone="Europe/Zagreb">
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </NextIntlClientProvider>
)

it.each(examples)(
  '$type with $address runs nothing, neither for visitors nor on the canvas',
  async ({ type, section, example, address }) => {
    const stored = Object.fromEntries(
      Object.entries(example).map(([part, value]) => [part, poisoned(JSON.parse(JSON.stringify(value)), address)]),
    )
    openDocument(key, { document: { v: 1, sections: { s_1: { ...stored, type, pos: 'V' } } }, revision: 0, pictures: {}, isChanged: false })
    const visitor = render(shown(await section.render(stored, { call: callEmptyShop, kit: publicKit({}) })))
    const canvas = render(shown(<SectionCanvas documentKey={key} section="s_1" />))
    const isShown = () => canvas.container.querySelector('[data-edit-section]') !== null
    await waitFor(() => expect(isShown()).toBe(visitor.container.innerHTML !== ''))
    expect(activeContentIn(document)).toEqual([])
    act(() => editStore.setState({ canvasMode: 'view' }))
    await waitFor(() => expect(canvas.container.querySelector('[contenteditable]')).toBeNull())
    expect(activeContentIn(document)).toEqual([])
    const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(targets.filter((href) => /^\s*(?:(?:https?:)?\/\/zlo|\w*\s?script:|data:)/i.test(href))).toEqual([])
  },
)
