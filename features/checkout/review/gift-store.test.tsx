import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

// Each opening of the page begins with the module as it is loaded.
async function open(cartId: string) {
  vi.resetModules()
  const { useGift, clearGift: forgetGift, moveGift: carryGift } = await import('./gift-store')
  const { result } = renderHook(() => useGift(cartId))
  return {
    gift: () => result.current[0],
    change: (part: object) => act(() => result.current[1](part)),
    forget: () => act(forgetGift),
    carry: (from: string, into: string) => act(() => carryGift({ from, into })),
  }
}

beforeEach(() => localStorage.clear())

it('a reload loses nothing, a box without its tick included', async () => {
  const before = await open('k')
  before.change({ isGift: true, to: 'Iva' })
  before.change({ message: 'Sretno!', isGift: false })
  expect((await open('k')).gift()).toEqual({ isGift: false, to: 'Iva', from: '', message: 'Sretno!' })
})

it('what was written for one cart says nothing of the next, and is gone with the order', async () => {
  const first = await open('k')
  first.change({ isGift: true, to: 'Iva' })
  expect((await open('other')).gift()).toMatchObject({ isGift: false, to: '' })
  const again = await open('k')
  expect(again.gift().to).toBe('Iva')
  again.forget()
  expect(localStorage.length).toBe(0)
})

it.each(['no JSON', '{"cartId":"k","gift":{"to":1}}'])('a draft of another make counts as none: %s', async (kept) => {
  localStorage.setItem('checkout-gift', kept)
  expect((await open('k')).gift()).toEqual({ isGift: false, to: '', from: '', message: '' })
})

it('goes with its cart into the one that it joins, and only with its own', async () => {
  const guest = await open('guest')
  guest.change({ isGift: true, to: 'Iva' })
  guest.carry('another', 'account')
  expect((await open('account')).gift()).toMatchObject({ isGift: false, to: '' })
  const again = await open('account')
  again.carry('guest', 'account')
  expect(again.gift()).toMatchObject({ isGift: true, to: 'Iva' })
  expect((await open('account')).gift()).toMatchObject({ isGift: true, to: 'Iva' })
})

it('holds what another window writes, and forgets what it forgets', async () => {
  const here = await open('k')
  const tell = (kept: object | null) => {
    if (kept) localStorage.setItem('checkout-gift', JSON.stringify(kept))
    else localStorage.removeItem('checkout-gift')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'checkout-gift' })))
  }
  tell({ cartId: 'k', gift: { isGift: true, to: 'Iva', from: '', message: '' } })
  expect(here.gift()).toMatchObject({ isGift: true, to: 'Iva' })
  tell(null)
  expect(here.gift()).toMatchObject({ isGift: false, to: '' })
})
