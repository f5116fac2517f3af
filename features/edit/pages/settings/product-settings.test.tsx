import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { officeProductApi } from '@/lib/api/v1/product/office'
import * as toast from '@/lib/browser/toast/toast'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { DialogHost } from '../../dialogs'
import { openDocument } from '../../store/edit-store'
import { PagePanel } from './page-panel'
import { ProductSettings } from './product-settings'
import { SlugDialog } from './slug-dialog'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
const { call, saveAndOpen } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>(),
  saveAndOpen: vi.fn<(path: string) => Promise<void>>(async () => {}),
}))
vi.mock('@/lib/api/client', () => ({ call }))
vi.mock('../edit-address', async (original) => ({ ...(await original<typeof import('../edit-address')>()), saveAndOpen }))

const refusal = (statusCode: number, data: object) => new ApiError({ message: 'Ne može.', statusCode, data: { ...data } })

beforeEach(() => {
  call.mockReset()
  saveAndOpen.mockClear()
  slug = 'romani-iz-podruma'
  const document = { v: 1 as const, sections: {}, page: { name: 'Romani iz podruma' } }
  openDocument('product:12', { document, revision: 1, pictures: {}, isChanged: false, visibility: 'shown' })
})

let slug = 'romani-iz-podruma'

function serve(answer: () => unknown) {
  call.mockImplementation(async ({ path }) => (path === officeProductApi.getVersion.path ? { id: 12, version: 3, slug } : answer()))
}

async function confirmAddress(dialog: HTMLElement) {
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Romani s tavana' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promijeni' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(officeProductApi.update, { id: 12, version: 3, slug: 'romani-s-tavana' }))
}

const dialogOf = () => screen.findByRole('dialog', { name: 'Nova adresa' })

// docs/rules/catalog.md#product-slug
describe('the address of a product', () => {
  it('is changed, says that the old one leads to it, and editing goes on there', async () => {
    serve(() => ({ id: 12, version: 4 }))
    const { user } = renderInEdit(
      <>
        <PagePanel />
        <DialogHost />
      </>,
    )
    expect(await screen.findByText('/product/romani-iz-podruma')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Promijeni adresu' }))
    const dialog = await dialogOf()
    expect(within(dialog).getByText(/Stara adresa vodi na novu/)).toBeTruthy()
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
    await confirmAddress(dialog)
    expect(within(dialog).getByText('/product/romani-iz-podruma → /product/romani-s-tavana')).toBeTruthy()
    await waitFor(() => expect(saveAndOpen).toHaveBeenCalledWith('/product/romani-s-tavana'))
    expect(call.mock.calls.filter(([{ path }]) => path === officeProductApi.update.path)).toHaveLength(1)
  })

  const owner = { kind: 'product' as const, id: 12, slug, version: 3 }

  it('is refused at the field when another product has it', async () => {
    const fieldErrors = { slug: ['Ovu adresu već ima drugi proizvod.'] }
    serve(() => Promise.reject(refusal(422, { code: 'VALIDATION', fieldErrors })))
    renderInEdit(<SlugDialog owner={owner} onClose={() => {}} />)
    const dialog = await dialogOf()
    await confirmAddress(dialog)
    expect(await within(dialog).findByText('Ovu adresu već ima drugi proizvod.')).toBeTruthy()
    expect(saveAndOpen).not.toHaveBeenCalled()
  })

  it('stays where a colleague has moved it meanwhile, and the panel shows where that is', async () => {
    const said = vi.spyOn(toast, 'toastError')
    serve(() => Promise.reject(refusal(409, { code: 'STALE_VERSION' })))
    renderInEdit(
      <>
        <ProductSettings id={12} />
        <SlugDialog owner={owner} onClose={() => {}} />
      </>,
    )
    expect(await screen.findByText('/product/romani-iz-podruma')).toBeTruthy()
    slug = 'romani-iz-prizemlja'
    await confirmAddress(await dialogOf())
    expect(await screen.findByText('/product/romani-iz-prizemlja')).toBeTruthy()
    expect(said).toHaveBeenCalledOnce()
    expect(saveAndOpen).not.toHaveBeenCalled()
  })
})

it('says that the settings were not loaded, and loads them again', async () => {
  call.mockRejectedValue(refusal(500, {}))
  const { user } = renderInEdit(<ProductSettings id={12} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Postavke nisu učitane.')
  serve(() => null)
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
  expect(await screen.findByText('/product/romani-iz-podruma')).toBeTruthy()
})
