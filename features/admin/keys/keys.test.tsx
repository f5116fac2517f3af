import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onLeaving } from '@/features/admin/form/leaving'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { characterKeysOff } from './character-keys'
import { KeysButton } from './keys-button'
import { useKeys } from './use-keys'

const push = vi.fn<(href: unknown) => void>()
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))

const run = vi.fn<() => void>()

function ScreenOfOrders() {
  useKeys([{ keys: 'n', label: 'Nova narudžba', group: 'screen', run }])
  return <input aria-label="Broj" />
}

function show(scopes: string[] = ['orders']) {
  return renderInShop(
    <>
      <KeysButton scopes={scopes} hasCachePage />
      <ScreenOfOrders />
    </>,
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  characterKeysOff.remove()
})

const dialog = () => screen.findByRole('dialog', { name: 'Tipkovni prečaci' })

// docs/rules/administration.md#keys
it('lists the keys of the screen, of the shell and of the screens that the rights open', async () => {
  const { user } = show()
  await user.keyboard('?')
  const list = within(await dialog())
  expect(within(list.getByRole('region', { name: 'Na ovom zaslonu' })).getByText('Nova narudžba')).toBeTruthy()
  expect(within(list.getByRole('region', { name: 'Idi na zaslon' })).getByText('Narudžbe')).toBeTruthy()
  expect(list.queryByText('Zaliha')).toBeNull()
})

it('opens a screen by G and its letter', async () => {
  const { user } = show()
  await user.keyboard('gn')
  expect(push).toHaveBeenCalledExactlyOnceWith('/admin/orders')
  expect(run).not.toHaveBeenCalled()
})

// docs/rules/administration.md#form-revisions
it('leaves a form with unsaved changes only once it lets the person go', async () => {
  const ask = vi.fn<(go: () => void) => void>()
  const stopAsking = onLeaving(ask)
  const { user } = show()
  await user.keyboard('gn')
  expect(push).not.toHaveBeenCalled()
  ask.mock.lastCall?.[0]()
  expect(push).toHaveBeenCalledExactlyOnceWith('/admin/orders')
  stopAsking()
})

it('runs the key of the screen, and not while somebody types', async () => {
  const { user } = show()
  await user.type(screen.getByRole('textbox'), 'n?gn')
  expect(run).not.toHaveBeenCalled()
  expect(push).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(document.body)
  await user.keyboard('n')
  expect(run).toHaveBeenCalledOnce()
})

it('takes no key of AltGr, and none that is held', () => {
  show()
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true, altKey: true, modifierAltGraph: true })
  fireEvent.keyDown(document.body, { key: 'n', repeat: true })
  expect(run).not.toHaveBeenCalled()
})

it('does nothing below the dialog, which can switch single characters off', async () => {
  const { user } = show()
  await user.keyboard('?')
  const list = within(await dialog())
  await user.keyboard('n')
  expect(run).not.toHaveBeenCalled()
  await user.click(list.getByRole('switch', { name: /Prečaci od jednog znaka/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('n?')
  expect(run).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})
