import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { rejectInvalidQuantity } from './invalid-quantity'
import { QuantityStepper } from './quantity-stepper'

const { toastError, dismissToast } = vi.hoisted(() => ({
  toastError: vi.fn<(error: unknown) => void>(),
  dismissToast: vi.fn<(text: string) => void>(),
}))
vi.mock('@/lib/browser/toast/toast', () => ({ toastError, dismissToast, describeError: String }))
beforeEach(() => {
  toastError.mockClear()
  dismissToast.mockClear()
})

type Facts = { start?: number; max?: number; early?: { text: string; isLeft?: boolean }; hasNote?: boolean }

/** `early`: what is typed before hydration, after which the field may have lost its focus. `hasNote`: an invalid input is described beside the field. */
function renderStepper({ start = 2, max = 5, early, hasNote = false }: Facts = {}) {
  const onChange = vi.fn<(quantity: number) => void>()
  const onInvalid = vi.fn<(isInvalid: boolean) => void>()
  const onCapped = vi.fn<(typed: number) => void>()
  function Harness() {
    const [quantity, setQuantity] = useState(start)
    function change(next: number) {
      onChange(next)
      setQuantity(next)
    }
    return (
      <QuantityStepper
        value={quantity}
        max={max}
        onChange={change}
        onCapped={onCapped}
        onInvalid={hasNote ? onInvalid : undefined}
        aria-describedby={hasNote ? 'note' : undefined}
        label="Količina"
        decreaseLabel="Smanji količinu"
        increaseLabel="Povećaj količinu"
      />
    )
  }
  const container = document.body.appendChild(document.createElement('div'))
  if (early) {
    container.innerHTML = renderToString(<Harness />)
    const field = screen.getByRole<HTMLInputElement>('spinbutton')
    field.value = early.text
    if (!early.isLeft) field.focus()
  }
  render(<Harness />, { container, hydrate: early !== undefined })
  return { onChange, onInvalid, onCapped, field: screen.getByRole('spinbutton', { name: 'Količina' }), user: userEvent.setup() }
}

test('changes the quantity by arrow keys within its limits', async () => {
  const { onChange, field, user } = renderStepper({ start: 4 })
  await user.click(field)
  await user.keyboard('{ArrowUp}{ArrowUp}{Home}')
  expect(onChange.mock.calls).toEqual([[5], [1]])
  expect(field).toHaveProperty('value', '1')
})

test('applies a typed number at once and only once', async () => {
  const { onChange, field, user } = renderStepper()
  await user.click(field)
  await user.keyboard('3')
  expect(onChange.mock.calls).toEqual([[3]])
  await user.tab()
  expect(onChange.mock.calls).toEqual([[3]])
  expect(field).toHaveProperty('value', '3')
})

test('reverts typed text by Escape', async () => {
  const { onChange, field, user } = renderStepper()
  await user.click(field)
  await user.keyboard('34{Escape}')
  expect(onChange.mock.calls).toEqual([[3], [5], [2]])
  expect(field).toHaveProperty('value', '2')
})

test('applies the maximum for a larger number, and shows it after Enter', async () => {
  const { onChange, onCapped, field, user } = renderStepper()
  await user.click(field)
  await user.keyboard('40')
  expect(onChange.mock.lastCall).toEqual([5])
  expect(field).toHaveProperty('value', '40')
  await user.keyboard('{Enter}')
  expect(field).toHaveProperty('value', '5')
  expect(onCapped.mock.calls).toEqual([[40]])
})

test.each(['tri', '0', '5abc', '{Backspace}'])('reports %s, keeps it visible and changes nothing', async (typed) => {
  const { onChange, field, user } = renderStepper()
  await user.click(field)
  await user.keyboard(typed)
  await user.tab()
  expect(onChange.mock.lastCall ?? [2]).toEqual([2])
  expect(field).toHaveProperty('value', typed === '{Backspace}' ? '' : typed)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(toastError.mock.calls).toHaveLength(1)
  expect(rejectInvalidQuantity()).toBe(true)
  expect(document.activeElement).toBe(field)

  await user.keyboard('{Escape}')
  expect(field).toHaveProperty('value', '2')
  expect(rejectInvalidQuantity()).toBe(false)
  expect(dismissToast).toHaveBeenCalledOnce()
})

test('leaves an invalid quantity to the note beside the field, without a toast', async () => {
  const { onInvalid, field, user } = renderStepper({ hasNote: true })
  await user.click(field)
  await user.keyboard('0')
  await user.tab()
  expect(rejectInvalidQuantity()).toBe(true)
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Escape}')
  expect(onInvalid.mock.calls).toEqual([[true], [false]])
  expect(toastError).not.toHaveBeenCalled()
})

test('disables the buttons at the limits', async () => {
  const { onChange, user } = renderStepper({ start: 4 })
  const more = screen.getByRole('button', { name: 'Povećaj količinu' })
  await user.click(more)
  await user.click(more)
  expect(onChange.mock.calls).toEqual([[5]])
  expect(more).toHaveProperty('disabled', true)
})

test.each([
  { early: { text: '3' }, sent: [3], shown: '3', isInvalid: false },
  { early: { text: '3', isLeft: true }, sent: [3], shown: '3', isInvalid: false },
  { early: { text: '9999', isLeft: true }, sent: [5], shown: '5', isInvalid: false, reduced: 9999 },
  { early: { text: 'dva' }, sent: [], shown: 'dva', isInvalid: false },
  { early: { text: 'dva', isLeft: true }, sent: [], shown: 'dva', isInvalid: true },
  { early: { text: '2' }, sent: [], shown: '2', isInvalid: false },
])('takes over $early, typed before hydration', ({ early, sent, shown, isInvalid, reduced }) => {
  const { onChange, onCapped, field } = renderStepper({ early })
  expect([...new Set(onChange.mock.calls.flat())]).toEqual(sent)
  expect(field).toHaveProperty('value', shown)
  expect(field.getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null)
  expect(onCapped.mock.lastCall?.[0]).toBe(reduced)
})
