import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clearPersonalData } from '@/lib/browser/storage'
import messages from '@/messages/hr.json'
import { clearCartRef, saveCartRef } from './cart-store'
import { dropTabNote, useOrderNote } from './order-note-store'

it('follows changes and removals of another window', () => {
  const { result } = renderHook(() => useOrderNote('k'))
  act(() => result.current[1]('Zvonite dvaput.'))
  const changeElsewhere = (key: string | null, newValue: string | null) => {
    if (key === null) localStorage.clear()
    else if (newValue === null) localStorage.removeItem(key)
    else localStorage.setItem(key, newValue)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
  }
  changeElsewhere('cart-instructions', 'Ostavite kod susjede.')
  expect(result.current[0]).toBe('Ostavite kod susjede.')
  changeElsewhere('something else', 'x')
  expect(result.current[0]).toBe('Ostavite kod susjede.')
  changeElsewhere('cart-instructions', null)
  expect(result.current[0]).toBe('')
  act(() => result.current[1]('Na katu.'))
  changeElsewhere(null, null)
  expect(result.current[0]).toBe('')
})

const ref = { cartId: 'k', protectCode: 't' }
/** A note of this cart, whose session then ends in another tab: that tab clears what they share, this one what it has itself. */
function writeAndLoseSession() {
  saveCartRef(ref)
  const { result } = renderHook(() => useOrderNote('k'))
  act(() => result.current[1]('Zvonite dvaput.'))
  act(() => {
    clearCartRef()
    clearPersonalData()
  })
  return result
}

// docs/rules/cart.md#order-note, docs/rules/forms.md#sign-out
it('is gone when the session ends, as its hint says, and comes back with the cart of the account', () => {
  const result = writeAndLoseSession()
  expect(result.current[0]).toBe('')
  expect(messages.cart.instructions.hint).toContain('odjave')
  act(() => saveCartRef({ cartId: 'another', protectCode: 't' }))
  expect(result.current[0]).toBe('')
  act(() => saveCartRef({ ...ref, protectCode: 'new' }))
  expect(result.current[0]).toBe('Zvonite dvaput.')
})

it('stays away after the order, a sign-out in this tab and the sign-in of somebody else', () => {
  const result = writeAndLoseSession()
  dropTabNote({ unlessOf: 'another' })
  act(() => saveCartRef(ref))
  expect(result.current[0]).toBe('')
})

it('stays empty where another window has deleted its text', () => {
  saveCartRef(ref)
  const { result } = renderHook(() => useOrderNote('k'))
  act(() => result.current[1]('Zvonite dvaput.'))
  localStorage.setItem('cart-instructions', '')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart-instructions', newValue: '' })))
  act(() => saveCartRef(ref))
  expect(result.current[0]).toBe('')
})
