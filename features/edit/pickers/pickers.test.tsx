import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '@/messages/edit/hr.json'
import { editStore } from '../store/edit-store'
import { IconDialog } from './icon-dialog'
import { LinkDialog } from './link-dialog'
import { RecordDialog } from './record-dialog'

const products = [7, 8, 9].map((id) => ({ id, slug: `knjiga-${id}`, name: `Knjiga ${id}`, media: [], finalPrice: id, byline: null }))
vi.mock('@/lib/api/client', () => ({
  call: async ({ path }: { path: string }) => ({
    records: path.includes('/cms/page/') ? [{ id: 4, slug: 'o-nama', title: 'O nama' }] : path.includes('/media/') ? [] : products,
  }),
}))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

function show(dialog: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="hr" messages={messages} timeZone="Europe/Zagreb">
        {dialog}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

const onClose = vi.fn<(result: unknown) => void>()
beforeEach(() => onClose.mockClear())

const found = async (name: RegExp) => within(await screen.findByRole('list', { name: 'Pronađeno' })).findByRole('button', { name })

describe('product-list', () => {
  it('gives the chosen ones in their order, at most as many as the field holds', async () => {
    show(<RecordDialog kind="product" by="id" keys={['9']} max={2} title="Proizvodi" onClose={onClose} />)
    fireEvent.click(await found(/Knjiga 7/))
    fireEvent.click(await found(/Knjiga 8/))
    const chosen = screen.getByRole('list', { name: 'Odabrano' })
    expect(
      within(chosen)
        .getAllByText(/^Knjiga/)
        .map((one) => one.textContent),
    ).toEqual(['Knjiga 9', 'Knjiga 7'])
    fireEvent.click(screen.getByRole('button', { name: 'Pomakni gore: Knjiga 7' }))
    fireEvent.click(screen.getByRole('button', { name: 'Postavi' }))
    expect(onClose).toHaveBeenCalledWith(['7', '9'])
  })

  it('replaces a single choice and changes nothing when it is left', async () => {
    show(<RecordDialog kind="product" by="id" keys={['9']} max={1} title="Proizvod" onClose={onClose} />)
    fireEvent.click(await found(/Knjiga 7/))
    fireEvent.click(screen.getByRole('button', { name: 'Odustani' }))
    expect(onClose).toHaveBeenCalledWith(null)
  })
})

describe('link-options', () => {
  it('links to a record by its id, and the canvas knows where that leads', async () => {
    show(<LinkDialog current={null} onClose={onClose} />)
    fireEvent.click(await found(/O nama/))
    fireEvent.click(screen.getByRole('button', { name: 'Postavi' }))
    expect(onClose).toHaveBeenCalledWith({ kind: 'page', id: 4, label: 'O nama' })
    expect(editStore.getState().links['page:4']).toEqual({ target: 'o-nama', title: 'O nama' })
  })

  it('refuses what is no address', () => {
    show(<LinkDialog current={null} onClose={onClose} />)
    fireEvent.click(screen.getByRole('button', { name: 'Adresa' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Adresa' }), { target: { value: 'javascript:alert(1)' } })
    fireEvent.click(screen.getByRole('button', { name: 'Postavi' }))
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: 'Adresa' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('offers to upload the first document', async () => {
    await import('./upload-document')
    show(<LinkDialog current={null} onClose={onClose} />)
    fireEvent.click(screen.getByRole('button', { name: 'Datoteka' }))
    expect(await screen.findByText(/^U knjižnici još nema dokumenata/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Pošalji dokument' }, { timeout: 15_000 })).toBeTruthy()
    expect(screen.queryByText('Ništa ne odgovara tim riječima.')).toBeNull()
  })

  it('removes a link', () => {
    show(<LinkDialog current={{ kind: 'route', target: '/shop' }} onClose={onClose} />)
    fireEvent.click(screen.getByRole('button', { name: 'Ukloni poveznicu' }))
    expect(onClose).toHaveBeenCalledWith('removed')
  })
})

it('icon-list finds icons by Croatian words', () => {
  show(<IconDialog current="" onClose={onClose} />)
  fireEvent.change(screen.getByRole('searchbox', { name: 'Traži po nazivu' }), { target: { value: 'kamion' } })
  fireEvent.click(screen.getByRole('button', { name: 'dostava' }))
  expect(onClose).toHaveBeenCalledWith('truck')
})
