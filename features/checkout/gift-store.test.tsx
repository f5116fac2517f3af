import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

// Each opening of the page begins with the module as it is loaded.
async function open(cartId: string) {
  vi.resetModules()
  const { useGift, forgetGift } = await import('./gift-store')
  const { result } = renderHook(() => useGift(cartId))
  return { gift: () => result.current[0], change: (part: object) => act(() => result.current[1](part)), forget: () => act(forgetGift) }
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
