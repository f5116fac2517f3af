import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore, openDocument } from '../../store/edit-store'
import { setField } from '../../store/perform-edit'
import { EditMissing } from './edit-missing'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('../../canvas/edit-region', () => ({ EditRegion: ({ documentKey }: { documentKey: string }) => <p>{documentKey}</p> }))
const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call }))

beforeEach(() => {
  call.mockReset()
  window.history.replaceState(null, '', '/radionice')
})

// docs/rules/editing.md#unpublished-pages
it('calls nothing missing before it is known, and asks again after a failure', async () => {
  let failures = 1
  call.mockImplementation(async ({ path }) => {
    if (path !== officePageApi.filter.path) return { records: [] }
    if (failures-- > 0) throw new ApiError({ message: 'Previše zahtjeva.', statusCode: 429 })
    return { records: [{ id: 5, slug: 'radionice' }] }
  })
  renderInEdit(
    <EditMissing opening={<p>Otvaram</p>}>
      <h1>Stranica ne postoji</h1>
    </EditMissing>,
  )
  expect(screen.getByText('Otvaram')).toBeTruthy()
  expect(editStore.getState().opening).toEqual(['missing'])
  expect(screen.queryByRole('heading')).toBeNull()
  expect(await screen.findByText('page:5')).toBeTruthy()
  expect(editStore.getState().opening).toEqual([])
})

it('names the tab after the page that is edited there', async () => {
  document.title = 'Stranica nije pronađena | Pod lampom'
  document.head.insertAdjacentHTML('beforeend', '<meta name="application-name" content="Pod lampom">')
  openDocument('page:5', {
    document: { v: 1, sections: {}, page: { title: 'Radionice' } },
    revision: 0,
    pictures: {},
    isChanged: true,
    visibility: 'new',
  })
  call.mockImplementation(async ({ path }) => ({ records: path === officePageApi.filter.path ? [{ id: 5, slug: 'radionice' }] : [] }))
  renderInEdit(<EditMissing opening={null}>{null}</EditMissing>)
  expect(await screen.findByText('page:5')).toBeTruthy()
  expect(document.title).toBe('Radionice | Pod lampom')
  act(() => setField({ key: 'page:5', section: '', path: ['page', 'title'], value: 'Tečajevi', label: { message: 'page' } }))
  expect(document.title).toBe('Tečajevi | Pod lampom')
})

it('leaves an address without content as it is', async () => {
  call.mockResolvedValue({ records: [] })
  renderInEdit(
    <EditMissing opening={null}>
      <h1>Stranica ne postoji</h1>
    </EditMissing>,
  )
  expect(await screen.findByRole('heading')).toBeTruthy()
})
