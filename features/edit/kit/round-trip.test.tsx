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
import editMessages from '@/messages/edit/hr.json'
import messages from '@/messages/hr.json'
import { SectionCanvas } from '../canvas/section-canvas'
import { editStore, openDocument } from '../store/edit-store'

// docs/rules/editing.md#round-trip

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const key = 'page:1'
const examples = sectionTypeEntries.flatMap(({ type, example }) => {
  const section = pageSection(type)
  return section && example ? [{ type, section, example }] : []
})

/** A shop without products, posts and forms. */
async function callEmptyShop<E extends Endpoint>(): Promise<DataOf<E>> {
  const answer: { data: DataOf<E> } = JSON.parse('{"data":{"records":[]}}')
  return answer.data
}

beforeEach(() => {
  vi.spyOn(client, 'call').mockImplementation(callEmptyShop)
  editStore.setState({ documents: {}, canvasMode: 'edit' })
})

const shown = (children: ReactNode) => (
  <NextIntlClientProvider locale="hr" messages={{ ...messages, ...editMessages }} timeZone="Europe/Zagreb">
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </NextIntlClientProvider>
)

/** Without the attributes of the edit layer, of the counts of sections and of React's ids. */
function htmlOf(container: HTMLElement) {
  return container.innerHTML.replaceAll(/ (?:data-edit-[a-z]+|data-section)="[^"]*"/g, '').replaceAll(/_r_[0-9a-z]+_/g, 'id')
}

it.each(examples)('the canvas shows $type as visitors see it', async ({ type, section, example }) => {
  openDocument(key, { document: { v: 1, sections: { s_1: { ...example, type, pos: 'V' } } }, revision: 0, pictures: {}, isChanged: false })
  const visitor = render(shown(await section.render(example, { call: callEmptyShop, kit: publicKit({}) })))
  const canvas = render(shown(<SectionCanvas documentKey={key} section="s_1" />))
  const isShown = () => canvas.container.querySelector('[data-edit-section]') !== null
  await waitFor(() => expect(isShown()).toBe(visitor.container.innerHTML !== ''))
  act(() => editStore.setState({ canvasMode: 'view' }))
  await waitFor(() => expect(htmlOf(canvas.container)).toBe(htmlOf(visitor.container)))
})
