import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clearPersonalData } from '@/lib/browser/storage'
import messages from '@/messages/hr.json'
import { useOrderNote } from './order-note-store'

it('follows changes and removals of another window', () => {
  const { result } = renderHook(() => useOrderNote())
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

// docs/rules/cart.md#order-note, docs/rules/forms.md#sign-out
it('is lost when the shopper signs out, as its hint says', () => {
  const { result } = renderHook(() => useOrderNote())
  act(() => result.current[1]('Zvonite dvaput.'))
  act(clearPersonalData)
  expect(result.current[0]).toBe('')
  expect(messages.cart.instructions.hint).toContain('odjave')
})
