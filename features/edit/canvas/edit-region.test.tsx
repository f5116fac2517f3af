import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import edit from '@/messages/edit/hr.json'
import site from '@/messages/hr.json'
import { editStore, openDocument } from '../store/edit-store'
import { EditRegion } from './edit-region'

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('../edit-messages', () => ({ EditMessages: ({ children }: { children: ReactNode }) => children }))
vi.mock('../store/load-draft', () => ({ useDraft: () => true }))

const from = '2126-11-29T07:00:00.000Z'

// docs/rules/editing.md#hidden-on-canvas
it('says when a section begins to be shown, and hides it until then from who looks at the page', () => {
  const sections = {
    s_1: { type: 'page-title', pos: 'V', meta: { title: 'Danas' } },
    s_2: { type: 'page-title', pos: 'W', meta: { title: 'Od petka' }, when: { from, to: null } },
  }
  openDocument('page:1', { document: { v: 1, sections }, revision: 0, pictures: {}, isChanged: false })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="hr" timeZone="Europe/Zagreb" messages={{ ...site, ...edit }}>
        <EditRegion documentKey="page:1">{null}</EditRegion>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  const later = screen.getByText('Od petka').closest<HTMLElement>('[data-edit-section]')
  expect(later?.dataset.editBadge).toBe('Od pet, 29. 11. u 8:00')
  act(() => editStore.setState({ canvasMode: 'view' }))
  expect(screen.queryByText('Od petka')).toBeNull()
  expect(screen.getByText('Danas')).toBeTruthy()
})
