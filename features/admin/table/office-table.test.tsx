import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { characterKeysOff } from '@/features/admin/keys/character-keys'
import { KeysButton } from '@/features/admin/keys/keys-button'
// The dialog is a chunk of its own; it is loaded before the first test waits for it.
import '@/features/admin/keys/keys-dialog'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { OfficeSearch } from './office-search'
import { BulkBar } from './selection/bulk-bar'
import { OfficeTable } from './office-table'
import { nothingChosen, type Selection } from './selection/selection'
import { TableCell } from './table-cell'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const records = [11, 12, 13, 14].map((id) => ({ id, number: `2026-${id}` }))
const query = { data: { records, page: 1, totalPages: 1 }, isError: false, isFetching: false, refetch: vi.fn<() => Promise<never>>() }

function List({ onChange = () => {} }: { onChange?: (next: Selection) => void }) {
  const [selection, setSelection] = useState(nothingChosen)
  function change(next: Selection) {
    setSelection(next)
    onChange(next)
  }
  return (
    <main>
      <KeysButton scopes={['customers']} hasCachePage={false} />
      <OfficeSearch namespace="orders" q="" onSearch={() => {}} />
      <OfficeTable
        namespace="orders"
        caption="Narudžbe"
        icon={null}
        query={query}
        keyOf={({ id }) => id}
        columns={[
          { key: 'number', header: 'Broj', width: '1fr', sort: { href: '/admin/orders', direction: 'ascending' } },
          { key: 'note', header: 'Bilješka', width: '1fr' },
        ]}
        selection={{ value: selection, list: 'view=all', onChange: change, idOf: ({ id }) => id, labelOf: ({ number }) => number }}
      >
        {({ number }) => (
          <>
            <TableCell>
              <a href={`/${number}`}>{number}</a>
            </TableCell>
            <TableCell>ništa</TableCell>
          </>
        )}
      </OfficeTable>
      <BulkBar selection={selection} list="view=all" onChange={change} found={1200} limit={500}>
        <button type="button">Pakiraj</button>
      </BulkBar>
    </main>
  )
}

beforeEach(() => {
  push.mockReset()
  characterKeysOff.remove()
})

const link = (id: number) => screen.getByRole('link', { name: `2026-${id}` })
const checkbox = (id: number) => screen.getByRole('checkbox', { name: `Odaberi 2026-${id}` })
const chosen = () => records.filter(({ id }) => checkbox(id).matches(':checked')).map(({ id }) => id)

// docs/rules/administration.md#office-table
it('is a table with named columns and the order that is shown', () => {
  renderInShop(<List />)
  const table = screen.getByRole('table', { name: 'Narudžbe' })
  expect(within(table).getByRole('columnheader', { name: 'Broj' }).getAttribute('aria-sort')).toBe('ascending')
  expect(within(table).getAllByRole('row')).toHaveLength(5)
})

it('moves between rows with j, k and the arrows, and finds the search with /', async () => {
  const { user } = renderInShop(<List />)
  await user.keyboard('jj')
  expect(document.activeElement).toBe(link(12))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(link(14))
  await user.keyboard('k{ArrowUp}')
  expect(document.activeElement).toBe(link(12))
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.keyboard('jx/')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jx/')
})

it('moves on while j is held', async () => {
  const { user } = renderInShop(<List />)
  await user.keyboard('{j>3/}')
  expect(document.activeElement).toBe(link(13))
  fireEvent.keyDown(document.body, { key: 'x', repeat: true })
  expect(chosen()).toEqual([])
})

// docs/rules/administration.md#keys
it('lists its keys, leaves the second key of two to it, and is silent where single characters are switched off', async () => {
  const { user } = renderInShop(<List />)
  await user.keyboard('gk')
  expect(push).toHaveBeenCalledExactlyOnceWith('/admin/customers')
  expect(document.activeElement).toBe(document.body)
  await user.keyboard('?')
  const own = within(await screen.findByRole('region', { name: 'Na ovom zaslonu' }))
  expect(own.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['/', 'J', 'K', 'X'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  characterKeysOff.set(true)
  await user.click(document.body)
  await user.keyboard('jx/')
  expect(document.activeElement).toBe(document.body)
})

it('chooses rows with x and the space key', async () => {
  const { user } = renderInShop(<List />)
  await user.keyboard('jx')
  await user.keyboard('j ')
  expect(chosen()).toEqual([11, 12])
  await user.keyboard('x')
  expect(chosen()).toEqual([11])
})

it('chooses a range with Shift, and the page', async () => {
  const { user } = renderInShop(<List />)
  await user.click(checkbox(11))
  await user.keyboard('{Shift>}')
  await user.click(checkbox(13))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual([11, 12, 13])
  await user.click(screen.getByRole('checkbox', { name: 'Odaberi sve na ovoj stranici' }))
  expect(chosen()).toEqual([11, 12, 13, 14])
  await user.click(screen.getByRole('checkbox', { name: 'Odaberi sve na ovoj stranici' }))
  expect(chosen()).toEqual([])
})

it('announces how many are chosen, and offers what the whole list has', async () => {
  const onChange = vi.fn<(next: Selection) => void>()
  const { user } = renderInShop(<List onChange={onChange} />)
  const bar = screen.getByRole('region', { name: 'Skupne radnje' })
  expect(within(bar).getByRole('status').textContent).toBe('')
  expect(within(bar).queryByRole('button')).toBeNull()
  // app/globals.css keeps a focused row out from under it.
  expect(bar.hasAttribute('data-bulk-bar')).toBe(false)
  await user.click(checkbox(11))
  expect(bar.hasAttribute('data-bulk-bar')).toBe(true)
  expect(within(bar).getByRole('status').textContent).toBe('Odabran 1 redak')
  await user.click(within(bar).getByRole('button', { name: 'Odaberi prvih 500 od 1200' }))
  expect(within(bar).getByRole('status').textContent).toBe('Odabrano 500 redaka')
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ wholeList: 'view=all' }))
  expect(document.activeElement).toBe(bar)
  expect(chosen()).toEqual([11, 12, 13, 14])
  await user.click(checkbox(12))
  expect(chosen()).toEqual([11, 13, 14])
  await user.click(within(bar).getByRole('button', { name: 'Poništi odabir' }))
  expect(chosen()).toEqual([])
})

it('keeps the focus in its search, which shows the words that are searched for', async () => {
  function Search() {
    const [q, setQ] = useState('')
    return (
      <>
        <OfficeSearch namespace="orders" q={q} onSearch={setQ} />
        <button onClick={() => setQ('ivo')}>Drugo</button>
      </>
    )
  }
  const { user } = renderInShop(<Search />)
  const field = screen.getByRole('searchbox')
  await user.type(field, ' ana {Enter}')
  expect(field).toHaveProperty('value', 'ana')
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Drugo' }))
  expect(field).toHaveProperty('value', 'ivo')
})
