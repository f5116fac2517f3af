import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Document } from '@/lib/documents/document'
import edit from '@/messages/edit/hr.json'
import site from '@/messages/hr.json'
import { editStore, openDocument } from '../store/edit-store'
import { EditRegion } from './edit-region'

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('../edit-messages', () => ({ EditMessages: ({ children }: { children: ReactNode }) => children }))
vi.mock('../store/load-draft', () => ({ useDraft: () => true }))

const from = '2126-11-29T07:00:00.000Z'

beforeEach(() => editStore.setState({ ...editStore.getInitialState(), documents: {} }))

function showPage(sections: Document['sections']) {
  openDocument('page:1', { document: { v: 1, sections }, revision: 0, pictures: {}, isChanged: false })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="hr" timeZone="Europe/Zagreb" messages={{ ...site, ...edit }}>
        <EditRegion documentKey="page:1">{null}</EditRegion>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

// docs/rules/editing.md#hidden-on-canvas
it('says when a section begins to be shown, and hides it until then from who looks at the page', () => {
  showPage({
    s_1: { type: 'page-title', pos: 'V', meta: { title: 'Danas' } },
    s_2: { type: 'page-title', pos: 'W', meta: { title: 'Od petka' }, when: { from, to: null } },
  })
  const later = screen.getByText('Od petka').closest<HTMLElement>('[data-edit-section]')
  expect(later?.dataset.editBadge).toBe('Od pet, 29. 11. u 8:00')
  act(() => editStore.setState({ canvasMode: 'view' }))
  expect(screen.queryByText('Od petka')).toBeNull()
  expect(screen.getByText('Danas')).toBeTruthy()
})

// docs/rules/editing.md#positions
it('orders sections at the same position by id, as visitors see them', () => {
  showPage({
    s_2: { type: 'page-title', pos: 'V', meta: { title: 'Druga' } },
    s_1: { type: 'page-title', pos: 'V', meta: { title: 'Prva' } },
  })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Prva', 'Druga'])
})
