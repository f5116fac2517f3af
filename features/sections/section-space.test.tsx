import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { pageSection } from '@/features/sections/document/registry'
import { publicKit } from '@/features/sections/public-kit'
import { sectionTypeEntries } from '@/features/sections/section-types/section-type-entries'
import type { DataOf, Endpoint } from '@/lib/api/endpoint'
import messages from '@/messages/hr.json'
import { endsFlush, spaceAfterFlush } from './section-space'

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

async function callEmptyShop<E extends Endpoint>(): Promise<DataOf<E>> {
  const answer: { data: DataOf<E> } = JSON.parse('{"data":{"records":[]}}')
  return answer.data
}

async function rootOf(type: string) {
  const example = sectionTypeEntries.find((entry) => entry.type === type)?.example
  const section = await pageSection(type)?.render(example ?? {}, { call: callEmptyShop, kit: publicKit({}) })
  const { container } = render(
    <NextIntlClientProvider locale="hr" messages={messages} timeZone="Europe/Zagreb">
      <QueryClientProvider client={new QueryClient()}>{section}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return container.firstElementChild
}

// docs/rules/storefront.md#section-space
it.each(['hero', 'membership-call', 'newsletter'])('%s, whose ground ends with it, gives the space to what follows', async (type) => {
  expect((await rootOf(type))?.classList.contains(endsFlush)).toBe(true)
})

it.each(['rich-text', 'contact-details'])('%s has the space of a section below such a one, and at the top of a page', async (type) => {
  const root = await rootOf(type)
  for (const name of spaceAfterFlush.split(' ')) expect(root?.classList.contains(name)).toBe(true)
})

it('adds none below a section of the same ground', async () => {
  for (const type of ['page-title', 'rich-text', 'faq', 'image-text'])
    expect((await rootOf(type))?.classList.contains(endsFlush)).toBe(false)
})
