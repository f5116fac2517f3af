import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { PostType } from '@/lib/api/v1/cms/post-type.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { TemplatesView } from './templates-view'

vi.mock('@/lib/i18n/navigation', async () => ({ Link: (await import('@/tests/support/dom/plain-link')).Link }))

let stored: PostType
const server = setupServer(
  http.post('*/api/v1/cms/postType/filterStandard', () =>
    dataResponse({ records: [stored], totalRecords: 1, totalPages: 1, page: 1, limit: 25 }),
  ),
  http.patch('*/api/v1/cms/postType/update/:id', async ({ request }) => {
    const { version, title }: { version?: number; title?: string } = Object(await request.json())
    if (version !== stored.version) return errorResponse('STALE_VERSION', { version: stored.version })
    stored = { ...stored, title: title ?? '', version: stored.version + 1 }
    return dataResponse(stored)
  }),
)
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // Loaded with the first call, which takes long on a busy machine.
  await Promise.all([import('axios'), import('./rename-template')])
})
afterAll(() => server.close())
beforeEach(() => {
  const changedAt = '2026-11-20T10:00:00.000Z'
  stored = { id: 1, kind: 'page', title: 'Priča', slug: 'prica', version: 1, sectionTypes: ['hero'], updated_at: changedAt }
})

async function openRename() {
  const { user } = renderInShop(<TemplatesView page={1} />)
  await user.click(await screen.findByRole('button', { name: 'Preimenuj: Priča' }))
  const dialog = await screen.findByRole('dialog', { name: 'Novi naziv predloška' })
  const field = within(dialog).getByRole('textbox', { name: /Naziv/ })
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Spremi naziv' }))
  await user.clear(field)
  return { user, field, save, dialog }
}

it('renames a template', async () => {
  const { user, field, save } = await openRename()
  await save()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.type(field, 'Duga priča')
  await save()
  expect(await screen.findByRole('heading', { name: 'Duga priča' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// docs/rules/content.md#templates
it('keeps the typed name when a colleague was faster', async () => {
  const { user, field, save, dialog } = await openRename()
  await user.type(field, 'Moja priča')
  stored = { ...stored, title: 'Njihova priča', version: 2 }
  await save()
  expect((await within(dialog).findByRole('alert')).textContent).toContain('sada se zove Njihova priča')
  expect(field).toHaveProperty('value', 'Moja priča')
  await waitFor(() => expect(screen.getByText('Njihova priča')).toBeTruthy())
  await save()
  await waitFor(() => expect(stored).toMatchObject({ title: 'Moja priča', version: 3 }))
})
