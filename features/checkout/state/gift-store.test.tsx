import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

// Reloads the module, as each page load does.
async function open(cartId: string) {
  vi.resetModules()
  const { useGift, clearGift, moveGift } = await import('./gift-store')
  const { result } = renderHook(() => useGift(cartId))
  return {
    gift: () => result.current[0],
    change: (part: object) => act(() => result.current[1](part)),
    clear: (ordered: string) => act(() => clearGift(ordered)),
    move: (from: string, into: string) => act(() => moveGift({ from, into })),
  }
}

beforeEach(() => localStorage.clear())

it('survives a reload, also when unchecked', async () => {
  const before = await open('k')
  before.change({ isGift: true, to: 'Iva' })
  before.change({ message: 'Sretno!', isGift: false })
  expect((await open('k')).gift()).toEqual({ isGift: false, to: 'Iva', from: '', message: 'Sretno!' })
})

it('belongs to one cart and is removed with the order', async () => {
  const first = await open('k')
  first.change({ isGift: true, to: 'Iva' })
  expect((await open('other')).gift()).toMatchObject({ isGift: false, to: '' })
  const again = await open('k')
  expect(again.gift().to).toBe('Iva')
  again.clear('other')
  expect(again.gift().to).toBe('Iva')
  again.clear('k')
  expect(localStorage.length).toBe(0)
})

it.each(['no JSON', '{"cartId":"k","gift":{"to":1}}'])('ignores the malformed gift %s', async (stored) => {
  localStorage.setItem('checkout-gift', stored)
  expect((await open('k')).gift()).toEqual({ isGift: false, to: '', from: '', message: '' })
})

it('moves with its cart into the merged cart only', async () => {
  const guest = await open('guest')
  guest.change({ isGift: true, to: 'Iva' })
  guest.move('another', 'account')
  expect((await open('account')).gift()).toMatchObject({ isGift: false, to: '' })
  const again = await open('account')
  again.move('guest', 'account')
  expect(again.gift()).toMatchObject({ isGift: true, to: 'Iva' })
  expect((await open('account')).gift()).toMatchObject({ isGift: true, to: 'Iva' })
})

it('follows changes and removals of another window', async () => {
  const current = await open('k')
  const changeElsewhere = (stored: object | null) => {
    if (stored) localStorage.setItem('checkout-gift', JSON.stringify(stored))
    else localStorage.removeItem('checkout-gift')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'checkout-gift' })))
  }
  changeElsewhere({ cartId: 'k', gift: { isGift: true, to: 'Iva', from: '', message: '' } })
  expect(current.gift()).toMatchObject({ isGift: true, to: 'Iva' })
  changeElsewhere(null)
  expect(current.gift()).toMatchObject({ isGift: false, to: '' })
})
